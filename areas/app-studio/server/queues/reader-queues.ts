import { Problem } from '#core/problem.ts'
import { SHOWING } from '../../limits.ts'

export interface ReaderQueues {
  /**
   * Runs one piece of work at a time for each reader. A few calls can wait; further ones are
   * refused.
   */
  inTurn<Result>(readerId: string, work: () => Promise<Result>): Promise<Result>
}

/** Makes a queue for each reader with work in progress. */
export function readerQueues(): ReaderQueues {
  const queues = new Map<string, { last: Promise<unknown>; waiting: number }>()
  return {
    async inTurn(readerId, work) {
      const queue = queues.get(readerId) ?? { last: Promise.resolve(), waiting: 0 }
      if (queue.waiting >= SHOWING.waiting)
        throw new Problem('unavailable', 'Other builds are running. Try again in a moment.')
      queues.set(readerId, queue)
      queue.waiting++
      const done = queue.last.then(work)
      queue.last = done.catch(() => {})
      try {
        return await done
      } finally {
        queue.waiting--
        if (queue.waiting === 0) queues.delete(readerId)
      }
    },
  }
}
