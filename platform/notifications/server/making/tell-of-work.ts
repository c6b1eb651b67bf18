import * as z from 'zod/mini'
import { NOTIFICATIONS } from '#core/limits.ts'
import { sourceName } from '#areas/articles/server/lends.ts'
import { sql, type Tools } from '#server/tools.ts'
import { notify } from './notify.ts'

const HOUR_MS = 3_600_000
/** Failing less often may mend itself. */
const FAILURES = 3

const Ended = z.object({
  id: z.string(),
  readerId: z.string(),
  title: z.string(),
  state: z.enum(['done', 'failed']),
  error: z.nullable(z.string()),
  isReview: z.boolean(),
  attempts: z.int(),
})
type Ended = z.infer<typeof Ended>

/** Tells of pieces that are finished, failed, or wait for a review, by what is noted of them. */
export async function tellOfPieces(tools: Tools): Promise<void> {
  const since = new Date(tools.now().getTime() - NOTIFICATIONS.newsHours * HOUR_MS)
  const ended = await tools.db.many(
    Ended,
    sql`select id, reader_id, title, state, error, attempts, coalesce((result ->> 'review')::boolean, false) as is_review
        from runs where area = 'newsroom' and state in ('done', 'failed') and ended_at > ${since}
          and (state = 'failed' or result <> '{}')
          and not exists (select from notifications where notifications.reader_id = runs.reader_id
            and event = 'run/' || runs.id || '/' || state || '/' || attempts)
        order by ended_at limit ${NOTIFICATIONS.waiting}`,
  )
  await notify(
    tools,
    tools.db,
    ended.map((run) => ({
      readerId: run.readerId,
      event: `run/${run.id}/${run.state}/${run.attempts}`,
      kind: 'generation',
      title: titleOf(run),
      text: run.title,
      details: run.error ?? run.title,
      page: '/news-hub/feed',
      action: run.state === 'failed' ? 'View details' : run.isReview ? 'Review' : 'Open',
    })),
  )
}

function titleOf({ state, isReview }: Ended): string {
  if (state === 'failed') return 'Generation failed'
  return isReview ? 'A script waits for your review' : 'Generation finished'
}

const InTrouble = z.object({
  readerId: z.string(),
  id: z.string(),
  name: z.string(),
  state: z.enum(['failing', 'gone']),
  message: z.nullable(z.string()),
  lastSuccess: z.nullable(z.string()),
})

/** Tells of sources that keep failing or ended; once until they have worked again. */
export async function tellOfSources(tools: Tools): Promise<void> {
  const event = sql`'source/' || sources.id || '/' || state || '/' || coalesce(last_success_at::text, '')`
  const sources = await tools.db.many(
    z.extend(InTrouble, { event: z.string() }),
    sql`select reader_id, sources.id, ${sourceName} as name, state, message, last_success_at as last_success,
          ${event} as event
        from sources join feeds on feeds.id = feed_id
        where paused_at is null and (state = 'gone' or state = 'failing' and failures >= ${FAILURES})
          and not exists (select from notifications
            where notifications.reader_id = sources.reader_id and notifications.event = ${event})
        order by sources.id limit ${NOTIFICATIONS.waiting}`,
  )
  await notify(
    tools,
    tools.db,
    sources.map(({ readerId, event, name, state, message }) => ({
      ...{ readerId, event, kind: 'source', subject: 'source' },
      title: state === 'gone' ? 'A source has ended' : 'A source keeps failing',
      text: name,
      details: message,
      page: '/news-hub/sources',
      action: 'View sources',
    })),
  )
}
