import { pages } from './scope.ts'
import { readState, store } from './store.ts'

/** The state of waiting writes, for a page. */
export interface WorkerStatus {
  type: 'status'
  /** The number of writes that wait to be sent. */
  waiting: number
  /** The time of the next attempt, in milliseconds since 1970; null if none is planned. */
  nextTryAt: number | null
  /**
   * Sentences about writes that were not carried out, with the reasons, until the reader has seen
   * them.
   */
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
