import { hubBase } from './hub-base.ts'
import { Store } from './store.ts'

/** Reads what a browser keeps as text, and writes it. */
interface Kept<Value> {
  name: string
  /** Null where nothing is kept; anything may stand there. */
  read(text: string | null): Value
  write(value: Value): string
}

/** A value that this browser keeps for this server. One that can keep nothing has it until the page is left. */
export function keptStore<Value>({ name, read, write }: Kept<Value>): Store<Value> {
  const key = name + hubBase()
  // A server draws what it knows: with nothing kept.
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
