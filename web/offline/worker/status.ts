import { pages } from './scope.ts'
import { readState, store } from './store.ts'

/** What a page is told of the writes that wait. */
export interface WorkerStatus {
  type: 'status'
  /** How many wait to be sent. */
  waiting: number
  /** When sending is tried again, milliseconds since 1970; null where nothing says so. */
  nextTryAt: number | null
  /** What was not carried out and why, until the reader has seen it. */
  words: string[]
}

export async function tellStatus(): Promise<void> {
  const db = await store()
  const status: WorkerStatus = {
    type: 'status',
    waiting: await db.count('writes'),
    nextTryAt: (await readState('nextTryAt')) ?? null,
    words: (await db.getAll('words')).map(({ text }) => text),
  }
  for (const page of await pages()) page.postMessage(status)
}

export async function clearWords(): Promise<void> {
  await (await store()).clear('words')
  await tellStatus()
}
