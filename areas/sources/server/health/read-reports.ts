import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sealedRequestHeaders } from '#feeds/fetch/request-headers.ts'
import { sql, type Database } from '#server/tools.ts'
import { Source } from '../../contract.ts'
import type { SourceReport } from '../../contracts/source-health.ts'
import { identityChoices } from '#engine/identity/identity-choices.ts'
import { withLetters } from '#engine/outlets/mark-letters.ts'
import { OutletColumns, outletColumns, shownOutlet } from '#feeds/outlets/shown-outlet.ts'
import { FIRST_HUB } from '#areas/hubs/contract.ts'
import { fetchReasons } from '#feeds/claim/fetch-schedule.ts'
import { isInboxAddress } from '#feeds/claim/inbox-address.ts'
import { nextRun as nextRunAt } from '#feeds/claim/is-wanted.ts'
import { isInHub, shownAddress } from '../following/read-sources.ts'
import { conditionOf, remedyOf, wordsOf, type Judged } from './condition.ts'
import { lastEntryAt, newestEntry, usualPauseOf } from './last-entry.ts'
import { reasonWords } from './next-run.ts'
import { noisyFrom } from './rhythm/noise.ts'
import { readRhythms, type Rhythm } from './rhythm/read-rhythms.ts'

const DAY_MS = 86_400_000

const ReportRow = z.extend(z.omit(Source, { health: true, outlet: true }), {
  ...OutletColumns.shape,
  state: z.enum(['new', 'ok', 'failing', 'gone']),
  message: z.nullable(z.string()),
  failures: z.int(),
  lastSuccessAt: z.nullable(Time),
  lastFetchedAt: z.nullable(Time),
  nextFetchAt: Time,
  /**
   * The next fetch. It depends on the reader's setting for automatic refresh, which may delay it or
   * turn it off.
   */
  nextRunAt: z.nullable(Time),
  refreshMinutes: z.int(),
  folder: z.array(z.string()),
  fullText: z.enum(['auto', 'on', 'off']),
  pausedAt: z.nullable(Time),
  mutedAt: z.nullable(Time),
  mutedUntil: z.nullable(Time),
  keepDays: z.nullable(z.int()),
  folderKeepDays: z.nullable(z.int()),
  newestOnly: z.nullable(z.int()),
  identifyBy: z.nullable(z.enum(identityChoices)),
  createdAt: Time,
  nextFetchReason: z.nullable(z.enum(fetchReasons)),
  nextFetchMinutes: z.nullable(z.int()),
  pagesForbiddenBy: z.nullable(z.string()),
  hasHeaders: z.boolean(),
  isListing: z.boolean(),
  /**
   * The interval in minutes that the feed states, used if all entries were too old to be stored.
   */
  rhythmMinutes: z.nullable(z.int()),
  lastStatus: z.nullable(z.int()),
  lastDurationMs: z.nullable(z.int()),
  lastBodyBytes: z.nullable(z.int()),
  lastEntryAt: z.nullable(Time),
  lastEntryIsSeen: z.boolean(),
  knownAt: Time,
  bytes: z.int(),
  feedId: z.int(),
  isInHub: z.boolean(),
})
type ReportRow = z.infer<typeof ReportRow>

/**
 * Reads the state of all sources of a reader, sorted by name; if a hub is given, only of the hub's
 * sources.
 */
export async function readReports(
  db: Database,
  readerId: string,
  now: Date,
  hub: string = FIRST_HUB,
): Promise<SourceReport[]> {
  const rows = await readRows(db, readerId, hub)
  const rhythmOf = await readRhythms(db, rows, Math.floor(now.getTime() / DAY_MS))
  const measured = rows.map((row) => ({ row, rhythm: rhythmOf(row.feedId) }))
  const noisy = noisyFrom(
    measured.filter(({ row }) => row.pausedAt === null).map(({ rhythm }) => rhythm.rate.perWeek),
  )

  const shown = measured.filter(({ row }) => row.isInHub)
  const outlets = withLetters(shown.map(({ row }) => shownOutlet(row, row.name)))
  return shown.map(({ row, rhythm }, at) => {
    const { weeks, rate } = rhythm
    const { id, name, address, site, category, frequency, folder, fullText, bytes } = row
    const judged = judgedOf(row, rhythm)
    const isEnded = row.state === 'gone' || judged.isPaused
    const nextRun = isEnded || isInboxAddress(address) ? null : row.nextRunAt
    return {
      id,
      name,
      address: shownAddress(address),
      site,
      category,
      frequency,
      entryCount: row.entryCount,
      outlet: outlets[at]!,
      health: {
        state: row.state,
        message: row.message,
        lastSuccess: row.lastSuccessAt,
        nextRun,
      },
      folder,
      fullText,
      condition: conditionOf(judged),
      words: wordsOf(judged),
      remedy: remedyOf(judged, now),
      isPaused: judged.isPaused,
      isMuted: judged.isMuted,
      ...{ mutedUntil: row.mutedUntil, keepDays: row.keepDays },
      ...{
        folderKeepDays: row.folderKeepDays,
        newestOnly: row.newestOnly,
        identifyBy: row.identifyBy,
      },
      isNoisy: !judged.isPaused && rate.perWeek >= noisy,
      nextRunReason: isEnded ? null : nextRunWords(row),
      hasHeaders: row.hasHeaders,
      isListing: row.isListing,
      followedTime: row.createdAt,
      lastFetch: row.lastFetchedAt,
      lastVisit: {
        status: row.lastStatus,
        durationMs: row.lastDurationMs,
        bytes: row.lastBodyBytes,
      },
      lastEntry: row.lastEntryAt,
      isLastEntrySeen: row.lastEntryIsSeen,
      weeks,
      perWeek: rate.perWeek,
      isRateAtLeast: rate.isAtLeast,
      // If the newest entry has no date, its time is that of its arrival, so the delay is unknown.
      averageDelay: row.lastEntryIsSeen ? null : rhythm.averageDelay,
      bytes,
    }
  })
}

async function readRows(db: Database, readerId: string, hub: string): Promise<ReportRow[]> {
  return db.many(
    ReportRow,
    sql`select sources.id, sources.name, ${outletColumns}, address, site, category, frequency, folder, full_text,
          paused_at, muted_at, muted_until, keep_days, newest_only, identify_by, sources.created_at,
          (select around.keep_days from source_folders as around
            where around.reader_id = sources.reader_id and around.folder = sources.folder) as folder_keep_days,
          state, message, failures, last_success_at,
          last_fetched_at, next_fetch_at, ${nextRunAt} as next_run_at, coalesce(refresh_minutes, 0) as refresh_minutes,
          feeds.created_at as known_at, next_fetch_reason, next_fetch_minutes, pages_forbidden_by,
          ${sealedRequestHeaders} is not null as has_headers, listing is not null as is_listing, last_status, last_duration_ms, last_body_bytes, rhythm_minutes,
          ${lastEntryAt} as last_entry_at, coalesce(newest.published_at >= newest.seen_at, false) as last_entry_is_seen,
          coalesce(total.entries, 0) as entry_count, coalesce(total.bytes, 0) as bytes,
          feeds.id as feed_id, ${isInHub(readerId, hub)} as is_in_hub
        from sources join feeds on feeds.id = sources.feed_id left join hub_settings using (reader_id)
        ${newestEntry}
        left join feed_totals as total on total.feed_id = feeds.id
        where sources.reader_id = ${readerId}
        order by lower(sources.name), sources.id`,
  )
}

/**
 * The reason for the time of the next fetch, or for its absence; null if the condition already
 * explains it.
 */
function nextRunWords(row: ReportRow): string | null {
  if (isInboxAddress(row.address)) return 'Emails come by themselves.'
  if (row.nextRunAt === null)
    return 'Auto refresh is off in Settings. Press Refresh now to fetch it.'
  if (row.nextRunAt > row.nextFetchAt)
    return `At the interval of Auto refresh in Settings, every ${row.refreshMinutes} minutes.`
  const { nextFetchReason: reason, nextFetchMinutes: minutes, frequency } = row
  return reasonWords({ reason, minutes, frequency })
}

function judgedOf(row: ReportRow, rhythm: Rhythm): Judged {
  return {
    state: row.state,
    message: row.message,
    failures: row.failures,
    isPaused: row.pausedAt !== null,
    isMuted: row.mutedAt !== null,
    lastSuccess: row.lastSuccessAt === null ? null : new Date(row.lastSuccessAt),
    lastEntry: row.lastEntryAt === null ? null : new Date(row.lastEntryAt),
    usualPauseHours: usualPauseOf(row, rhythm),
    isYoung: rhythm.isYoung,
    followed: new Date(row.createdAt),
    pagesForbiddenBy: row.fullText === 'off' ? null : row.pagesForbiddenBy,
  }
}
