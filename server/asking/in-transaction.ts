import type { Desk } from '../tools.ts'

/**
 * Runs `work` on a desk whose writes are stored all together or not at all; jobs and announcements
 * begin after the commit.
 */
export async function inTransaction<T>(desk: Desk, work: (inside: Desk) => Promise<T>): Promise<T> {
  const afterwards: (() => Promise<void>)[] = []
  const result = await desk.db.transaction((db) =>
    work({
      ...desk,
      db,
      announce: async (change) => void afterwards.push(() => desk.announce(change)),
      // PostgreSQL wakes workers at the commit, when they can see the job.
      wake: (lane, given) => desk.wake(lane, given ?? db),
      async enqueue(job, payload, options) {
        if (options?.db) return desk.enqueue(job, payload, options)
        afterwards.push(() => desk.enqueue(job, payload, options))
      },
    }),
  )
  for (const go of afterwards) await go()
  return result
}
