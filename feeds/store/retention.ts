import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Database, type Sql } from '#server/tools.ts'

/**
 * Days for which an archived article can still be found by search before it is deleted. Stricter
 * settings take effect after these days as well.
 */
export const GRACE_DAYS = 7
const DAY_MS = 24 * 3_600_000

/**
 * A condition on `articles`: this reader has not archived them. If all sources have the same limit,
 * the time of publishing decides. Otherwise the longest limit decides, and expired articles of
 * sources with shorter limits are marked in `articles_past_keeping`.
 */
export function isUnarchived(readerId: string, now: Date, article = sql`articles.id`): Sql {
  return sql`(published_at > coalesce(${archivedUntil(readerId, now)}, '-infinity')
    and not exists (select from articles_past_keeping as past
      where past.reader_id = ${readerId} and past.article_id = ${article}))`
}

/**
 * SQL for a time: articles published until then are archived for a reader; null if some articles
 * are kept forever.
 */
export function archivedUntil(readerId: string, now: Date): Sql {
  return sql`(select ${now}::timestamptz - make_interval(days => greatest(retention_days, (
      select max(kept_days) from sources where sources.reader_id = ${readerId})))
    from hub_settings
    where reader_id = ${readerId} and retention_days > 0 and not exists (
      select from sources where sources.reader_id = ${readerId} and kept_days = -1))`
}

/**
 * Entries published before this time are not stored, because every reader of the feed would have
 * archived them already; null if all are stored.
 */
export async function keptSince(db: Database, feedId: number, now: Date): Promise<Date | null> {
  const { days } = await db.one(
    z.object({ days: z.nullable(z.int()) }),
    sql`select case when bool_and(coalesce(kept_days, retention_days, -1) > 0)
            then max(coalesce(kept_days, retention_days)) end as days
        from sources left join hub_settings using (reader_id) where feed_id = ${feedId}`,
  )
  return days === null ? null : daysBefore(now, days)
}

const Rule = z.object({
  readerId: z.string(),
  retentionDays: z.int(),
  maxStorageBytes: z.nullable(z.int()),
  isOwner: z.boolean(),
  tightenedAt: z.nullable(Time),
})

/** Limits of all readers that decide what may be deleted now. */
export interface Retention {
  /** Articles that passed a reader's limit before this time may be deleted, whatever their age. */
  pastUntil: Date
  /** The limit of each reader: articles published since then are kept; null keeps everything. */
  keeps: { readerId: string; since: Date | null }[]
  /** The most bytes that articles and pictures may take; null for no limit. */
  maxBytes: number | null
}

/**
 * Reads how long each reader keeps articles, and the largest storage limit of the owners. If
 * `hasGrace` is false, stricter settings take effect at once.
 */
export async function readRetention(
  db: Database,
  now: Date,
  { hasGrace = true } = {},
): Promise<Retention> {
  const rules = await db.many(
    Rule,
    sql`select readers.id as reader_id, coalesce(retention_days, -1) as retention_days,
          max_storage_bytes, tightened_at, role = 'owner' as is_owner
        from readers left join hub_settings on reader_id = readers.id`,
  )
  const graceDays = hasGrace ? GRACE_DAYS : 0
  const settled = daysBefore(now, graceDays)
  const isInForce = (rule: z.infer<typeof Rule>) =>
    !hasGrace || (rule.tightenedAt !== null && new Date(rule.tightenedAt) <= settled)
  // Only owners can limit the server's storage.
  const limits = rules
    .filter(({ isOwner }) => isOwner)
    .map((rule) => (isInForce(rule) ? rule.maxStorageBytes : null))
  return {
    pastUntil: settled,
    keeps: rules.map((rule) => ({
      readerId: rule.readerId,
      since:
        isInForce(rule) && rule.retentionDays > 0
          ? daysBefore(now, rule.retentionDays + graceDays)
          : null,
    })),
    maxBytes: limits.reduce<number | null>(
      (most, limit) => (most === null || limit === null ? null : Math.max(most, limit)),
      limits.length === 0 ? null : 0,
    ),
  }
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}
