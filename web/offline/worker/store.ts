import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { base } from './scope.ts'

/** A write that waits to be sent. */
export interface WaitingWrite {
  /** Given by the store: they are sent in this order. */
  order?: number
  /** Sent with it, so that it is carried out once. */
  key: string
  /** Path of the operation, such as "saved/saveArticle". */
  path: string
  input: Record<string, unknown>
  /** Milliseconds since 1970, by this device's clock. */
  decidedAt: number
  /** The reader; null before the server has named one. */
  reader: string | null
  /** The number of times that the server failed with it. */
  failures: number
}

interface OfflineSchema extends DBSchema {
  writes: { key: number; value: WaitingWrite }
  /** Outcomes of writes that were not carried out, in words for the reader. */
  words: { key: number; value: { text: string } }
  state: { key: string; value: unknown }
}

/** The reader whose things this browser keeps, and since when. */
export interface KnownReader {
  stamp: string
  since: number
}

interface State {
  reader: KnownReader
  /** The time at which it last deleted a reader's things. */
  forgottenAt: number
  /** Builds whose files are kept, the one in use first. */
  builds: string[]
  /** No write is sent before this moment. */
  nextTryAt: number
}

let opened: Promise<IDBPDatabase<OfflineSchema>> | undefined

/** The database, opened again if the browser deleted it. */
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
