import { Problem } from '#core/problem.ts'
import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Database } from '#server/tools.ts'
import { SourceEvent } from '../../contracts/source-health.ts'
import { shownAddress } from '../following/read-sources.ts'

const EVENTS_SHOWN = 20

/** Reads the latest events of a source's feed, and when it was followed. */
export async function readHistory(
  db: Database,
  readerId: string,
  id: string,
): Promise<SourceEvent[]> {
  const source = await db.maybe(
    z.object({ feedId: z.int(), createdAt: Time }),
    sql`select feed_id, created_at from sources where reader_id = ${readerId} and id = ${id}`,
  )
  if (!source) throw new Problem('not-found', 'You no longer follow that source.')
  const events = await db.many(
    SourceEvent,
    sql`select at as time, kind, detail from feed_events
        where feed_id = ${source.feedId} order by id desc limit ${EVENTS_SHOWN}`,
  )
  return [
    ...events.map((event) => ({
      ...event,
      detail: event.kind === 'moved' && event.detail ? shownAddress(event.detail) : event.detail,
    })),
    { time: source.createdAt, kind: 'followed', detail: null },
  ]
}
