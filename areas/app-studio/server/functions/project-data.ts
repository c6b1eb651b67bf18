import { Problem } from '#core/problem.ts'
import { FUNCTIONS } from '../../limits.ts'

/** A value that is kept, as JSON, and a number that grows with each change of it. */
export interface Kept {
  value: string
  version: number
}

/** Values of a project by their keys. Whoever keeps it holds to the limits by `checkKey` and `checkValue`. */
export interface ProjectData {
  get(key: string): Promise<Kept | null>
  put(key: string, value: string): Promise<void>
  remove(key: string): Promise<void>
  /** Keys that begin so, in their order, after `after`; a page of them. */
  list(prefix: string, after: string | null): Promise<string[]>
  /** Puts a value only where the version is still that one, or where there is none for null. Says if it did. */
  compareAndSet(key: string, version: number | null, value: string): Promise<boolean>
}

export function checkKey(key: unknown): string {
  if (typeof key === 'string' && key !== '' && key.length <= FUNCTIONS.keyCharacters) return key
  throw new Problem('invalid', `A key is a text of 1 to ${FUNCTIONS.keyCharacters} characters.`)
}

export function checkValue(value: unknown): string {
  const text = JSON.stringify(value ?? null)
  if (text.length <= FUNCTIONS.valueCharacters) return text
  throw new Problem(
    'invalid',
    `A value has at most ${FUNCTIONS.valueCharacters.toLocaleString('en')} characters as JSON.`,
  )
}

/** Data in memory, for previews: it ends with them. */
export function dataInMemory(mostCharacters: number = FUNCTIONS.dataCharacters): ProjectData {
  const all = new Map<string, Kept>()
  let characters = 0

  function set(key: string, value: string): void {
    const had = all.get(key)
    const grown = characters + value.length - (had?.value.length ?? -key.length)
    if (grown > mostCharacters || (!had && all.size >= FUNCTIONS.keys))
      throw new Problem('conflict', 'The data of this project is full.')
    characters = grown
    all.set(key, { value, version: (had?.version ?? 0) + 1 })
  }

  return {
    async get(key) {
      return all.get(key) ?? null
    },
    async put(key, value) {
      set(key, value)
    },
    async remove(key) {
      const had = all.get(key)
      if (!had) return
      characters -= key.length + had.value.length
      all.delete(key)
    },
    async list(prefix, after) {
      const keys = [...all.keys()].filter((key) => key.startsWith(prefix))
      const rest = keys
        .toSorted((a, b) => (a < b ? -1 : 1))
        .filter((key) => after === null || key > after)
      return rest.slice(0, FUNCTIONS.listed)
    },
    async compareAndSet(key, version, value) {
      if ((all.get(key)?.version ?? null) !== version) return false
      set(key, value)
      return true
    },
  }
}
