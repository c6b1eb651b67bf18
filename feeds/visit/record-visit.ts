import { INPUT } from '#core/limits.ts'
import { hostOf } from '#engine/addresses/host-of.ts'
import { upTo } from '#engine/markup/plain-text.ts'
import { join, sql, type Database, type Sql } from '#server/tools.ts'
import { rhythmByNow, rhythmOf, type FeedRhythm } from './feed-rhythm.ts'
import { SERVER_BUSY_MINUTES, planFetch } from '../claim/fetch-schedule.ts'
import type { DueFeed } from '../claim/claim-feeds.ts'
import { knownNameOfFeed } from './feed-name.ts'
import { noteMove } from './feed-moves.ts'
import type { Fetched } from '../fetch/fetch-feed.ts'

interface Circumstances {
  /** The time until which the host asked for a pause; null if it did not. */
  leaveAloneUntil?: Date | null
  /** True if the visit found new entries. */
  hasNews?: boolean
}

/**
 * Records the result of a visit, for the reader and for the next visit. `isMerged` is true if the
 * feed was merged into another.
 */
export async function recordVisit(
  db: Database,
  feed: DueFeed,
  fetched: Fetched,
  now: Date,
  { leaveAloneUntil = null, hasNews = false }: Circumstances = {},
): Promise<{ isMerged: boolean }> {
  if (fetched.kind === 'postponed') {
    await postpone(db, feed, now)
    return { isMerged: false }
  }
  const isFailure = fetched.kind === 'failed' || fetched.kind === 'gone'
  const failures = isFailure ? feed.failures + 1 : 0
  const asked = whatItAsks(feed, fetched)
  const rhythm = fetched.kind === 'read' ? rhythmIn(fetched, now) : knownRhythm(feed)
  const changedAt = fetched.kind === 'read' ? now : dateOf(feed.lastChangedAt)
  const plan = planFetch({
    ...asked,
    frequencies: feed.frequencies,
    freshSeconds: isFailure ? null : fetched.freshSeconds,
    rhythmMinutes: rhythmByNow(sinceChange(rhythm, changedAt), now),
    // New entries at a visit were not announced by the WebSub hub, so push is not relied on.
    isPushed: feed.isPushed && !hasNews,
    retryAfterSeconds: Math.max(
      fetched.kind === 'failed' ? (fetched.retryAfterSeconds ?? 0) : 0,
      leaveAloneUntil === null ? 0 : (leaveAloneUntil.getTime() - now.getTime()) / 1000,
    ),
    failures,
    now,
    random: Math.random,
  })

  const changes: Sql[] = [
    sql`claimed_until = null, is_asked_at_once = false, last_fetched_at = ${now}, failures = ${failures},
      next_fetch_at = ${plan.at}, next_fetch_reason = ${plan.reason}, next_fetch_minutes = ${plan.minutes},
      last_status = ${fetched.status}, last_duration_ms = ${fetched.durationMs},
      last_body_bytes = coalesce(${fetched.kind === 'unchanged' ? null : fetched.bodyBytes}, last_body_bytes)`,
  ]
  const refused = fetched.kind === 'failed' ? (fetched.certificate ?? null) : null
  changes.push(sql`refused_host = ${refused?.host ?? null},
    refused_fingerprint = ${refused?.fingerprint ?? null}`)
  if (isFailure) {
    changes.push(sql`state = ${fetched.kind === 'gone' ? 'gone' : 'failing'},
      message = ${fetched.message}, error_kind = ${fetched.errorKind}`)
  } else {
    changes.push(sql`state = 'ok', message = null, error_kind = null, last_success_at = ${now},
      etag = ${fetched.etag}, last_modified = ${fetched.lastModified}`)
  }
  if (fetched.kind === 'failed' && fetched.setAside) {
    const { hash, message } = fetched.setAside
    changes.push(sql`set_aside_hash = decode(${hash}, 'hex'), set_aside_message = ${message}`)
  }
  if (isWhole(fetched)) changes.push(sql`last_whole_at = ${now}`)
  if (fetched.kind === 'read') changes.push(described(fetched, asked, rhythm, now))
  const naming = fetched.kind === 'read' ? await nameSources(db, feed, fetched.document) : sql``
  await db.run(sql`${naming} update feeds set ${join(changes)} where id = ${feed.id}`)

  if (isFailure) return { isMerged: false }
  const { movedTo, movesAtOnce = false } = fetched
  return noteMove(db, feed, { movedTo, isCertain: movesAtOnce }, now)
}

/** Says if the whole feed was received, and not only "not changed" (304). */
function isWhole({ kind, status }: Fetched): boolean {
  return kind === 'read' || (kind === 'unchanged' && status !== 304)
}

/**
 * Names sources whose name is still their address or the title of the feed, once the feed shows its
 * outlet.
 */
async function nameSources(
  db: Database,
  feed: DueFeed,
  document: ReadFeed['document'],
): Promise<Sql> {
  const name = await knownNameOfFeed(db, feed.address, document)
  if (name === null) return sql``
  const unnamed = [document.title, feed.address, hostOf(feed.address).replace(/^www\./, '')]
  return sql`with named as (
    update sources set awaits_name = null,
      name = case when name = any(${unnamed}) then ${upTo(name, INPUT.sourceNameCharacters)} else name end
    where feed_id = ${feed.id} and (awaits_name or name = ${feed.address}))`
}

/** Postpones the feed because this server was too busy; changes nothing else. */
async function postpone(db: Database, feed: DueFeed, now: Date): Promise<void> {
  await db.run(sql`
    update feeds set claimed_until = null, next_fetch_reason = 'hub-busy', next_fetch_minutes = ${SERVER_BUSY_MINUTES},
      next_fetch_at = ${new Date(now.getTime() + SERVER_BUSY_MINUTES * 60_000)}
    where id = ${feed.id}`)
}

type ReadFeed = Extract<Fetched, { kind: 'read' }>

/** The publisher's latest requests about visits: an interval, and hours and days to skip. */
function whatItAsks(feed: DueFeed, fetched: Fetched) {
  if (fetched.kind !== 'read') {
    const { updateEveryMinutes, skipHours, skipDays } = feed
    return { updateEveryMinutes, skipHours, skipDays }
  }
  const { updateEveryMinutes, hints } = fetched.document
  const { skipHours, skipDays } = hints
  return { updateEveryMinutes, skipHours, skipDays }
}

function rhythmIn({ document }: ReadFeed, now: Date): FeedRhythm {
  return rhythmOf(
    document.entries.map(({ published }) => published),
    now,
  )
}

/** Uses the time of the last change if no entry has a date, because no better time is known. */
function sinceChange(rhythm: FeedRhythm, changedAt: Date | null): FeedRhythm {
  return rhythm.newestAt === null ? { ...rhythm, newestAt: changedAt } : rhythm
}

function knownRhythm({ rhythmMinutes, newestEntryAt }: DueFeed): FeedRhythm {
  return {
    gapMinutes: rhythmMinutes,
    newestAt: dateOf(newestEntryAt),
  }
}

function dateOf(time: string | null): Date | null {
  return time === null ? null : new Date(time)
}

function described(
  { document, bodyHash }: ReadFeed,
  asked: ReturnType<typeof whatItAsks>,
  rhythm: FeedRhythm,
  now: Date,
): Sql {
  return sql`body_hash = decode(${bodyHash}, 'hex'), set_aside_hash = null, set_aside_message = null,
    last_changed_at = ${now},
    update_every_minutes = ${asked.updateEveryMinutes},
    skip_hours = ${asked.skipHours}, skip_days = ${asked.skipDays},
    new_address = ${document.hints.newAddress}, rhythm_minutes = ${rhythm.gapMinutes}, newest_entry_at = ${rhythm.newestAt},
    title = coalesce(${document.title}, title), site = coalesce(${document.link}, site),
    language = coalesce(${document.language}, language)`
}
