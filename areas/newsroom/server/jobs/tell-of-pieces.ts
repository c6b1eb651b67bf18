import * as z from 'zod/mini'
import { NOTIFICATIONS } from '#core/limits.ts'
import { notify } from '#platform/notifications/server/lends.ts'
import { job, sql } from '#server/tools.ts'
import { pieceEnded } from '../../piece-ended.ts'

const HOUR_MS = 3_600_000

const Ended = z.object({
  id: z.string(),
  readerId: z.string(),
  title: z.string(),
  state: z.enum(['done', 'failed']),
  error: z.nullable(z.string()),
  isReview: z.boolean(),
  attempts: z.int(),
})

/**
 * Notifies readers of pieces that are finished, have failed or wait for approval, based on the
 * ended runs.
 */
export const tellOfPieces = job<object>('newsroom/tell-of-pieces', async (world) => {
  const since = new Date(world.now().getTime() - NOTIFICATIONS.newsHours * HOUR_MS)
  const ended = await world.db.many(
    Ended,
    sql`select id, reader_id, title, state, error, attempts, coalesce((result ->> 'review')::boolean, false) as is_review
        from runs where area = 'newsroom' and state in ('done', 'failed') and ended_at > ${since}
          and (state = 'failed' or result <> '{}')
          and not exists (select from notifications where notifications.reader_id = runs.reader_id
            and event = 'run/' || runs.id || '/' || state || '/' || attempts)
        order by ended_at limit ${NOTIFICATIONS.waiting}`,
  )
  await notify(
    world,
    world.db,
    pieceEnded,
    ended.map(({ id, readerId, attempts, ...facts }) => ({
      ...{ readerId, event: `run/${id}/${facts.state}/${attempts}`, facts },
    })),
  )
})
