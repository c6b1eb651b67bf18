import { hubBase } from './hub-base.ts'
import { Store } from './store.ts'

/** A value that a browser stores as text, with the functions that read and write the text. */
interface Kept<Value> {
  name: string
  /** Reads a stored text, which may be anything; null if nothing is stored. */
  read(text: string | null): Value
  write(value: Value): string
}

/**
 * A value that this browser stores for this server. Without storage, it lasts until the page is
 * left.
 */
export function keptStore<Value>({ name, read, write }: Kept<Value>): Store<Value> {
  const key = name + hubBase()
  // At first, the value is that without a stored text, because the server drew the page with it.
  const store = new Store(read(null))
  store.set(read(kept(key)))
  store.add(() => {
    try {
      localStorage.setItem(key, write(store.get()))
    } catch {
      // Without storage, the value lasts until the page is left.
    }
  })
  return store
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
