import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Database } from '#server/tools.ts'
import type { Notices } from '../../contracts/source-health.ts'
import { conditionOf } from './condition.ts'
import { lastEntryAt, newestEntry, usualPauseOf } from './last-entry.ts'
import { readRhythms } from './rhythm/read-rhythms.ts'
import { LEAST_SILENCE_HOURS } from './rhythm/rhythm.ts'

const DAY_MS = 86_400_000

const NoticeRow = z.object({
  feedId: z.int(),
  state: z.enum(['ok', 'failing', 'gone']),
  followedAt: Time,
  lastSuccessAt: z.nullable(Time),
  lastEntryAt: z.nullable(Time),
  rhythmMinutes: z.nullable(z.int()),
  entryCount: z.int(),
  bytes: z.int(),
  knownAt: Time,
})

/**
 * Counts the problems that the reader should know about, except of muted sources. Each page of the
 * server shows the count, so sources that published lately are skipped to save time.
 */
export async function countNotices(db: Database, readerId: string, now: Date): Promise<Notices> {
  const rows = await db.many(
    NoticeRow,
    sql`select feeds.id as feed_id, state, sources.created_at as followed_at, last_success_at,
          ${lastEntryAt} as last_entry_at, rhythm_minutes, feeds.created_at as known_at,
          coalesce(total.entries, 0) as entry_count, coalesce(total.bytes, 0) as bytes
        from sources join feeds on feeds.id = sources.feed_id ${newestEntry}
          left join feed_totals as total on total.feed_id = feeds.id
        where sources.reader_id = ${readerId} and paused_at is null and muted_at is null
          and (state in ('failing', 'gone') or state = 'ok'
            and last_success_at - coalesce(${lastEntryAt}, sources.created_at)
              > make_interval(hours => ${LEAST_SILENCE_HOURS}))`,
  )
  const rhythmOf = await readRhythms(db, rows, Math.floor(now.getTime() / DAY_MS))
  const conditions = rows.map((row) => {
    const rhythm = rhythmOf(row.feedId)
    return conditionOf({
      state: row.state,
      isPaused: false,
      lastSuccess: row.lastSuccessAt === null ? null : new Date(row.lastSuccessAt),
      lastEntry: row.lastEntryAt === null ? null : new Date(row.lastEntryAt),
      usualPauseHours: usualPauseOf(row, rhythm),
      isYoung: rhythm.isYoung,
      followed: new Date(row.followedAt),
    })
  })
  const countOf = (condition: keyof Notices) => conditions.filter((one) => one === condition).length
  return { failing: countOf('failing'), gone: countOf('gone'), silent: countOf('silent') }
}
