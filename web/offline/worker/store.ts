import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { base } from './scope.ts'

/** A write that waits to be sent. */
export interface WaitingWrite {
  /** The number by which writes are sent in order; the store assigns it. */
  order?: number
  /** A key that is sent with the write, so that the server carries it out once. */
  key: string
  /** The path of the operation, such as "saved/saveArticle". */
  path: string
  input: Record<string, unknown>
  /** The time of the decision in milliseconds since 1970, by this device's clock. */
  decidedAt: number
  /** The stamp of the reader; null if the server has not named one yet. */
  reader: string | null
  /** The number of times that the server failed to carry out the write. */
  failures: number
}

interface OfflineSchema extends DBSchema {
  writes: { key: number; value: WaitingWrite }
  /** Outcomes of writes that were not carried out, in words for the reader. */
  words: { key: number; value: { text: string } }
  state: { key: string; value: unknown }
}

/** The reader whose data this browser stores, and since when. */
export interface KnownReader {
  stamp: string
  since: number
}

interface State {
  reader: KnownReader
  /** The time at which a reader's data was last deleted. */
  forgottenAt: number
  /** Builds whose files are stored, the current one first. */
  builds: string[]
  /** The time before which no write is sent. */
  nextTryAt: number
}

let opened: Promise<IDBPDatabase<OfflineSchema>> | undefined

/** The browser's database, which is opened again if the browser has closed it. */
export async function store(): Promise<IDBPDatabase<OfflineSchema>> {
  opened ??= openDB<OfflineSchema>(`synthwire-offline${base}`, 1, {
    upgrade(db) {
      db.createObjectStore('writes', { keyPath: 'order', autoIncrement: true })
      db.createObjectStore('words', { autoIncrement: true })
      db.createObjectStore('state')
    },
    terminated: () => (opened = undefined),
  })
  return opened
}

export async function readState<Name extends keyof State>(
  name: Name,
): Promise<State[Name] | undefined> {
  return (await (await store()).get('state', name)) as State[Name] | undefined
}

export async function writeState<Name extends keyof State>(
  name: Name,
  value: State[Name],
): Promise<void> {
  await (await store()).put('state', value, name)
}
