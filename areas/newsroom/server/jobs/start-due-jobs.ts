import * as z from 'zod/mini'
import { deskOf, sql, type World } from '#server/tools.ts'
import { beginJob } from './start-jobs.ts'
import { tell } from './make-pieces.ts'

/**
 * Starts jobs that are due. Several workers may call it at the same time; each job is started once.
 */
export async function startDueJobs(world: World): Promise<void> {
  for (;;) {
    const begun = await world.db.transaction(async (db) => {
      const job = await db.maybe(
        z.object({ id: z.string(), title: z.string(), readerId: z.string() }),
        sql`update newsroom_jobs set state = 'made' where (reader_id, id) = (
              select reader_id, id from newsroom_jobs where state = 'scheduled' and scheduled_for <= ${world.now()}
              order by scheduled_for limit 1 for update skip locked)
            returning id, title, reader_id`,
      )
      if (job) await beginJob(deskOf(world, job.readerId), job, db)
      return job
    })
    if (!begun) return
    await tell(deskOf(world, begun.readerId))
  }
}
