import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { ListingRule } from '#engine/pages/listing/listing-rule.ts'
import { advisoryLocks } from '#server/database/advisory-locks.ts'
import { prepared } from '#server/database/prepared.ts'
import { sql, type Database, type Sql, type Tools } from '#server/tools.ts'
import { feedFrequencies } from '#areas/sources/contract.ts'
import { FeedCertificate, feedCertificates } from '../fetch/feed-certificates.ts'
import { sealedRequestHeaders } from '../fetch/request-headers.ts'
import { isFree, lockExpiresAt } from './host-locks.ts'
import { isFetched } from './inbox-address.ts'
import { isWanted } from './is-wanted.ts'

/** The claim of a worker that died expires after this. */
const CLAIM_MINUTES = 3
/**
 * A claim looks at this many of the due feeds, the longest waiting first, so that its cost does not
 * grow with their number.
 */
const LOOKED_AT = 1000
/**
 * Hours after which a feed is requested without conditions, because some servers answer 304
 * forever.
 */
const HOURS_UNTIL_WHOLE = 24

/** A claimed feed, with the publisher's last answer. */
export const DueFeed = z.object({
  id: z.int(),
  address: z.string(),
  host: z.string(),
  /** The only reader of a private feed; null for a public one. */
  privateTo: z.nullable(z.string()),
  /** The encrypted request headers (see request-headers.ts); null if there are none. */
  requestHeaders: z.nullable(z.instanceof(Uint8Array)),
  /** Certificates that an owner trusts for this feed, at most one for each host. */
  certificates: z.array(FeedCertificate),
  etag: z.nullable(z.string()),
  lastModified: z.nullable(z.string()),
  bodyHash: z.nullable(z.string()),
  /**
   * True if the feed is requested without conditions, because the last full answer is a day old and
   * the latest answer was "not changed".
   */
  isAskedWhole: z.boolean(),
  /** The rule that reads a page of articles as a feed; null for a real feed. */
  listing: z.nullable(ListingRule),
  setAside: z.nullable(z.object({ hash: z.string(), message: z.string() })),
  updateEveryMinutes: z.nullable(z.int()),
  skipHours: z.array(z.int()),
  skipDays: z.array(z.int()),
  rhythmMinutes: z.nullable(z.int()),
  newestEntryAt: z.nullable(Time),
  lastChangedAt: z.nullable(Time),
  failures: z.int(),
  lastStatus: z.nullable(z.int()),
  /**
   * The target of a permanent redirect at the last visit; null if there was none or it was
   * followed.
   */
  seenMove: z.nullable(z.string()),
  /** The new address that the feed itself stated when it was last read. */
  newAddress: z.nullable(z.string()),
  /** True if a WebSub hub pushes this feed's entries. */
  isPushed: z.boolean(),
  /** The frequencies of all sources of this feed that are not paused. */
  frequencies: z.array(z.enum(feedFrequencies)),
})
export type DueFeed = z.infer<typeof DueFeed>

/** The columns of a `DueFeed` except its frequencies, for a query on `feeds`. */
export function dueFeedColumns(now: Date): Sql {
  return sql`feeds.id, feeds.address, feeds.host, feeds.private_to, ${sealedRequestHeaders} as request_headers,
    ${feedCertificates} as certificates,
    feeds.etag, feeds.last_modified, encode(feeds.body_hash, 'hex') as body_hash,
    coalesce(feeds.last_status, 0) = 304 and coalesce(feeds.last_whole_at, '-infinity')
      <= ${new Date(now.getTime() - HOURS_UNTIL_WHOLE * 3_600_000)} as is_asked_whole,
    feeds.listing,
    case when feeds.set_aside_hash is not null then json_build_object(
      'hash', encode(feeds.set_aside_hash, 'hex'), 'message', feeds.set_aside_message) end as set_aside,
    feeds.update_every_minutes, feeds.skip_hours, feeds.skip_days, feeds.rhythm_minutes,
    feeds.newest_entry_at, feeds.last_changed_at, feeds.failures, feeds.last_status, feeds.new_address,
    (select to_address from feed_moves where feed_id = feeds.id and followed_at is null) as seen_move,
    exists (select 1 from feed_pushes where feed_id = feeds.id and state = 'active' and lease_until > ${now}
      and last_push_at > coalesce(missed_at, '-infinity')) as is_pushed`
}

/**
 * Says if a row of `feeds` is due: its time has come, it is not gone, no worker has claimed it, and
 * some reader wants it now.
 */
export function isDue(now: Date): Sql {
  return sql`next_fetch_at <= ${now} and state <> 'gone' and ${isFetched}
    and (claimed_until is null or claimed_until < ${now})
    and ${isWanted(now)}`
}

/**
 * Claims due feeds of free hosts, at most one for each host, and locks these hosts. Claims run one
 * after another, so that simultaneous workers do not all choose the same feeds. A feed whose row is
 * locked by another transaction is skipped, because waiting for it could deadlock.
 */
export async function claimDueFeeds(
  { db, now }: Pick<Tools, 'db' | 'now'>,
  holder: string,
  count: number,
): Promise<DueFeed[]> {
  const moment = now()
  const until = new Date(moment.getTime() + CLAIM_MINUTES * 60_000)
  return db.transaction(async (db) => {
    await db.run(sql`select pg_advisory_xact_lock(${advisoryLocks.claimingFeeds})`)
    return db.many(
      DueFeed,
      sql`
        with due as (
          select id, host, next_fetch_at, is_asked_at_once from feeds
          where ${isDue(moment)}
            and not exists (select 1 from hosts
              where name = feeds.host and not (${isFree(moment, sql`feeds.is_asked_at_once`)}))
          order by next_fetch_at limit ${LOOKED_AT}
        ), first_of_host as (
          select distinct on (host) id, host, next_fetch_at from due
          order by host, is_asked_at_once desc, next_fetch_at
        ), chosen as (
          select id, feeds.host from feeds join first_of_host using (id)
          order by first_of_host.next_fetch_at limit ${count}
          for no key update of feeds skip locked
        ), taken as (
          insert into hosts (name, held_by, held_until, next_request_at)
          select host, ${holder}, ${lockExpiresAt(moment)}, ${moment} from chosen order by host
          on conflict (name) do update set held_by = excluded.held_by, held_until = excluded.held_until
          where ${isFree(
            moment,
            sql`exists (
            select 1 from chosen join feeds using (id) where chosen.host = hosts.name and is_asked_at_once)`,
          )}
          returning name
        )
        update feeds set claimed_until = ${until}
        from chosen join taken on taken.name = chosen.host
        where feeds.id = chosen.id and (claimed_until is null or claimed_until < ${moment})
        returning ${dueFeedColumns(moment)},
          array(select frequency from sources where feed_id = feeds.id and paused_at is null) as frequencies`,
    )
  })
}

/**
 * Says if some feed is due, even if its host is locked, but not during the host's Retry-After. This
 * costs less than a claim that finds nothing.
 */
export async function isSomethingDue({ db, now }: Pick<Tools, 'db' | 'now'>): Promise<boolean> {
  const moment = now()
  const { waits } = await db.one(
    z.object({ waits: z.boolean() }),
    prepared(sql`select exists (
          select 1 from feeds left join hosts on hosts.name = feeds.host
          where ${isDue(moment)}
            and (is_asked_at_once or retry_after_until is null or retry_after_until <= ${moment})) as waits`),
  )
  return waits
}

/**
 * Postpones all feeds of a host that asked for a pause, and stores the reason with each. Requests
 * to fetch some of them at once are dropped, because the host has just refused one.
 */
export async function postponeFeedsOf(
  db: Database,
  host: string,
  until: Date,
  now: Date,
): Promise<void> {
  const minutes = Math.ceil((until.getTime() - now.getTime()) / 60_000)
  await db.run(sql`
    update feeds set next_fetch_at = ${until}, next_fetch_reason = 'retry-after', next_fetch_minutes = ${minutes},
      is_asked_at_once = false
    where host = ${host} and next_fetch_at < ${until} and state <> 'gone'`)
}

/**
 * The earliest time at which a feed may be fetched on demand: after the Retry-After of the feed and
 * of its host.
 */
export function onceAllowed(now: Date): Sql {
  const isToldToWait = sql`next_fetch_reason = 'retry-after' and last_status in (429, 503)`
  return sql`greatest(${now}, case when ${isToldToWait} then next_fetch_at end,
    (select retry_after_until from hosts where name = feeds.host))`
}
