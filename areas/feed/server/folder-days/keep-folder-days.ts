import * as z from 'zod/mini'
import { advisoryLocks } from '#server/database/advisory-locks.ts'
import { job, sql, type Database, type Desk, type Sql, type Tools } from '#server/tools.ts'
import { type ArticleScope, hubNumber } from '#areas/articles/server/lends/lists.ts'
import { firstDay, lastKeptDay, listedOf } from './count-folders.ts'

/** The number of days per transaction, which changes of old articles have to wait for. */
const DAYS_AT_ONCE = 8
/**
 * The longest wait for the lock, since others wait behind this transaction. If the wait fails, the
 * next count tries again.
 */
const WAITS_AT_MOST = '200ms'
const ASK_AGAIN_MS = 30_000
const LOCK_NOT_AVAILABLE = '55P03'

/** The reader whose days are counted, and the hub; without a hub, all articles are counted. */
interface Counted {
  readerId: string
  hub?: string | undefined
}

/** Counts past days of a reader that have no stored counts, newest first. */
export const keepFolderDays = job<Counted>(
  'feed/keep-folder-days',
  async ({ db, now, log }, { readerId, hub }) => {
    await whereNobodyChanges(log, async () => {
      const scope = () => ({ db, readerId, now: now(), hub })
      await keepEmptyDays(scope())
      while ((await keepSome(scope())) === DAYS_AT_ONCE);
    })
  },
)

async function whereNobodyChanges(log: Tools['log'], work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
    log.debug('Folders are counted later: somebody is changing old articles')
  }
}

const wanted = new Map<string, number>()

/** Queues the counting of a reader's days, at most once every 30 seconds. */
export async function wantFolderDays({ readerId, enqueue }: Desk, hub?: string): Promise<void> {
  const at = performance.now()
  const key = hub === undefined ? readerId : `${readerId} ${hub}`
  if (at - (wanted.get(key) ?? -Infinity) < ASK_AGAIN_MS) return
  wanted.set(key, at)
  await enqueue(keepFolderDays, { readerId, ...(hub && { hub }) }, { dedupeKey: key })
}

/** Deletes records of changed days, so that they do not pile up while no counts are read. */
export const forgetChangedDays = job<object>('feed/forget-changed-days', async ({ db, log }) => {
  await whereNobodyChanges(log, () => db.transaction(lockAndForget))
})

/**
 * Stores zero counts for days without any article, with one index look-up for each. There may be
 * many, since an old article may be years older than the next one.
 */
function keepEmptyDays(scope: ArticleScope): Promise<number> {
  return whereItIsKnown(scope, async (scope, hub) => {
    await scope.db.run(sql`
      insert into folder_days (reader_id, hub, day, folders, totals, reads)
      select ${scope.readerId}, ${hub}::bigint, day, '{}', '{}', '{}' from (${uncounted(scope, hub)}) as uncounted
      where not exists (
        select from articles where published_at >= day::timestamp at time zone 'UTC'
          and published_at < (day + 1)::timestamp at time zone 'UTC'
      )`)
    return 0
  })
}

/** Counts the newest days without stored counts, and returns their number. */
function keepSome(scope: ArticleScope): Promise<number> {
  return whereItIsKnown(scope, async (scope, hub) => {
    const days = await scope.db.many(
      z.object({ day: z.string() }),
      sql`select day::text from (${uncounted(scope, hub)}) as uncounted order by day desc limit ${DAYS_AT_ONCE}`,
    )
    await keep(
      scope,
      hub,
      days.map(({ day }) => day),
    )
    return days.length
  })
}

/** Works in a transaction that sees all changes. Does nothing if the hub was deleted. */
function whereItIsKnown(
  scope: ArticleScope,
  work: (scope: ArticleScope, hub: number) => Promise<number>,
): Promise<number> {
  return scope.db.transaction(async (db) => {
    await lockAndForget(db)
    const { hub } = await db.one(
      z.object({ hub: z.nullable(z.int()) }),
      sql`select ${hubNumber(scope)}::bigint as hub`,
    )
    return hub === null ? 0 : work({ ...scope, db }, hub)
  })
}

/** Past days without stored counts; the first day is left out. */
function uncounted(scope: ArticleScope, hub: number): Sql {
  return sql`
    select one::date as day
    from generate_series(${firstDay(scope, null)} + 1, ${lastKeptDay}, interval '1 day') as one
    where one::date not in (select day from folder_days where reader_id = ${scope.readerId} and hub = ${hub})`
}

async function keep(scope: ArticleScope, hub: number, days: string[]): Promise<void> {
  await scope.db.run(sql`
    insert into folder_days (reader_id, hub, day, folders, totals, reads)
    select ${scope.readerId}, ${hub}::bigint, from_day, coalesce(array_agg(category) filter (where category is not null), '{}'),
      coalesce(array_agg(total) filter (where category is not null), '{}'),
      coalesce(array_agg(read) filter (where category is not null), '{}')
    from (
      select from_day, category, count(*) as total, count(is_read) as read
      from (select day as from_day, day + 1 as until_day from unnest(${days}::date[]) as day) as one
        left join lateral (${listedOf(scope, null)}) as listed on true
      group by from_day, category
    ) as counted group by from_day`)
}

/** Takes the lock, so that no change is in progress, and deletes counts of changed days. */
async function lockAndForget(db: Database): Promise<void> {
  await db.run(sql`select set_config('lock_timeout', ${WAITS_AT_MOST}, true)`)
  await db.run(sql`select pg_advisory_xact_lock(${advisoryLocks.keepingFolderDays})`)
  await db.run(sql`
    delete from folder_days using (select distinct whose, day, hub from folder_days_changed) as changed
    where (changed.day is null or changed.day = folder_days.day)
      and (whose is null or whose = folder_days.reader_id)
      and (changed.hub is null or changed.hub = folder_days.hub)`)
  await db.run(sql`delete from folder_days_changed`)
  // Deletes days that were counted while the clock was ahead.
  await db.run(sql`delete from folder_days where day > ${lastKeptDay}`)
}
