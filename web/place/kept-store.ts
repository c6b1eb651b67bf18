import { hubBase } from './hub-base.ts'
import { Store } from './store.ts'

/** Reads and writes a value that a browser keeps as text. */
interface Kept<Value> {
  name: string
  /** Reads a stored text, which may be anything; null if nothing is stored. */
  read(text: string | null): Value
  write(value: Value): string
}

/** A value that this browser keeps for this server; without storage, until the page is left. */
export function keptStore<Value>({ name, read, write }: Kept<Value>): Store<Value> {
  const key = name + hubBase()
  // The server draws the page without a stored value.
  const store = new Store(read(null))
  store.set(read(kept(key)))
  store.add(() => {
    try {
      localStorage.setItem(key, write(store.get()))
    } catch {
      // As said above.
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
