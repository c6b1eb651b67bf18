import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { join, sql, type Database, type Tools } from '#server/tools.ts'
import type { FolderPath, sourceHealth } from '../../contracts/source-health.ts'
import { onceAllowed } from '#feeds/claim/claim-feeds.ts'
import { renameRequestHeaders } from '#feeds/fetch/request-headers.ts'
import { endImpossibleWaits } from '#server/clock/waits.ts'

type SourceChange = z.infer<(typeof sourceHealth)['changeSource']['input']>

/** Sources of one reader, by their ids. */
export interface Chosen {
  db: Database
  extensions: Tools['extensions']
  readerId: string
  ids: string[]
}

/**
 * Makes sources due now; returns the number that still have to wait. A single source is due at
 * once. Several sources respect the Retry-After of feeds and hosts, because otherwise one host
 * might get many requests. An ended source is tried again; a paused one stays paused.
 */
export async function retrySources(
  { db, extensions, readerId, ids }: Chosen,
  now: Date,
): Promise<number> {
  await endImpossibleWaits({ extensions }, db, now)
  const isAlone = ids.length === 1
  const retried = await db.many(
    z.object({ waits: z.boolean() }),
    sql`
      update feeds set state = case state when 'gone' then 'new' else state end, asked_at = ${now},
        is_asked_at_once = ${isAlone}, next_fetch_at = ${isAlone ? now : onceAllowed(now)}
      where id in (
        select feed_id from sources
        where reader_id = ${readerId} and id = any(${ids}) and paused_at is null)
      returning next_fetch_at > ${now} as waits`,
  )
  if (retried.length === 0) {
    throw new Problem('conflict', 'Nothing to fetch: resume paused sources first.')
  }
  return retried.filter(({ waits }) => waits).length
}

export async function pauseSources({ db, readerId, ids }: Chosen, now: Date): Promise<void> {
  const { changed } = await db.run(sql`
    update sources set paused_at = coalesce(paused_at, ${now})
    where reader_id = ${readerId} and id = any(${ids})`)
  demandAny(changed)
}

export async function resumeSources({ db, readerId, ids }: Chosen, now: Date): Promise<void> {
  await db.transaction(async (db) => {
    const { changed } = await db.run(sql`
      update sources set paused_at = null where reader_id = ${readerId} and id = any(${ids})`)
    demandAny(changed)
    await db.run(sql`
      update feeds set next_fetch_at = ${onceAllowed(now)}
      where state <> 'gone' and id in (
        select feed_id from sources where reader_id = ${readerId} and id = any(${ids}))`)
  })
}

/**
 * Mutes sources from `at` to `until`, or unmutes them if `at` is null. If `until` is null, they
 * stay muted.
 */
export async function muteSources(
  { db, readerId, ids }: Chosen,
  at: Date | null,
  until: Date | null = null,
): Promise<void> {
  const { changed } = await db.run(sql`
    update sources set muted_at = ${at}, muted_until = ${until}
    where reader_id = ${readerId} and id = any(${ids})`)
  demandAny(changed)
}

/**
 * Sets for how many days articles of a folder's sources are kept; null removes the setting. It also
 * applies to nested folders, unless a source or an inner folder has its own.
 */
export async function keepFolder(
  db: Database,
  readerId: string,
  { folder, days }: { folder: string[]; days: number | null },
): Promise<void> {
  await db.run(
    days === null
      ? sql`delete from source_folders where reader_id = ${readerId} and folder = ${folder}`
      : sql`insert into source_folders (reader_id, folder, keep_days) values (${readerId}, ${folder}, ${days})
            on conflict (reader_id, folder) do update set keep_days = excluded.keep_days`,
  )
}

export async function moveSources(
  { db, readerId, ids }: Chosen,
  folder: FolderPath,
): Promise<void> {
  const { changed } = await db.run(sql`
    update sources set folder = ${folder} where reader_id = ${readerId} and id = any(${ids})`)
  demandAny(changed)
}

export async function changeSource(
  { db, now }: Tools,
  readerId: string,
  { id, name, category, frequency, fullText, keepDays, newestOnly, identifyBy }: SourceChange,
): Promise<void> {
  const changes = [
    name === undefined ? null : sql`name = ${name}, awaits_name = null`,
    category === undefined ? null : sql`category = ${category}`,
    frequency === undefined ? null : sql`frequency = ${frequency}`,
    fullText === undefined ? null : sql`full_text = ${fullText}`,
    keepDays === undefined ? null : sql`keep_days = ${keepDays}`,
    newestOnly === undefined ? null : sql`newest_only = ${newestOnly}`,
    identifyBy === undefined ? null : sql`identify_by = ${identifyBy}`,
  ].filter((change) => change !== null)
  if (changes.length === 0) return
  await db.transaction(async (db) => {
    const { changed } = await db.run(sql`
      update sources set ${join(changes)} where reader_id = ${readerId} and id = ${id}`)
    demandAny(changed)
    if (name !== undefined) await renameRequestHeaders(db, readerId, { id, name })
    // The feed is due now, so that a shorter interval takes effect at once.
    if (frequency !== undefined) {
      await db.run(sql`
        update feeds set next_fetch_at = least(next_fetch_at, ${now()})
        where state = 'ok' and id = (select feed_id from sources where id = ${id})`)
    }
  })
}

function demandAny(changed: number): void {
  if (changed === 0) throw new Problem('not-found', 'You no longer follow that source.')
}
