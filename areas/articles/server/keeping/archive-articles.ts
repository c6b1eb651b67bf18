import { mediaBytes } from '#server/disk/media-folders.ts'
import { job, sql, type Tools } from '#server/tools.ts'
import { readTrustedNow } from '#server/clock/read-clock.ts'
import { deleteOldest, forgetUnlisted, type Bounds, type Deleted } from './delete-oldest.ts'
import { applyKeeping } from './by-source/keep-by-source.ts'
import { reclaimSpace, slackBytes } from './reclaim-space.ts'
import { readRetention, type Retention } from '#feeds/store/retention.ts'
import { tableBytes } from './storage.ts'

/** The time after which a run ends and another one continues, because jobs must not take hours. */
const RUN_MS = 10 * 60_000
/** The age below which the size limit deletes no article, because new reports still join it. */
const ALWAYS_KEPT_MS = 7 * 24 * 3_600_000
/** The share of the limit to delete down to, which leaves space for the next hours. */
const AIM = 0.95
/**
 * The factor from the bytes of entries to their disk space, with other columns, indexes and
 * articles.
 */
const BYTES_AROUND = 1.5

export interface Archived {
  articles: number
  entries: number
}

/** Deletes archived articles by schedule, and reclaims their disk space. */
export const archiveArticles = job<object>('articles/archive-articles', async (tools) => {
  await archive(tools)
})

/**
 * Deletes articles by age and then by size, except those that a reader saved or has notes on. The
 * next run continues an interrupted one.
 */
export async function archive(
  tools: Tools,
  options: { hasGrace?: boolean } = {},
): Promise<Archived> {
  const done: Archived = { articles: 0, entries: 0 }
  const now = await readTrustedNow(tools.db, tools.now())
  const retention = await readRetention(tools.db, now, options)
  const until = performance.now() + RUN_MS
  const count = ({ articles, entries }: Deleted) => {
    done.articles += articles
    done.entries += entries
    return performance.now() < until
  }

  await applyKeeping(tools)
  for (const bounds of [byAge(retention, now), byKeeping(retention, now)]) {
    for await (const deleted of deleteOldest(tools, bounds)) {
      if (!count(deleted)) break
    }
  }
  await reclaimSpace(tools, { hasDeleted: done.articles > 0 })

  const excess = await excessBytes(tools, retention)
  if (excess > 0) {
    let freed = 0
    for await (const deleted of deleteOldest(tools, bySize(now))) {
      freed += deleted.bytes * BYTES_AROUND
      if (!count(deleted) || freed >= excess) break
    }
    await reclaimSpace(tools, { hasDeleted: freed > 0 })
  }

  if (done.articles > 0) {
    await forgetUnlisted(tools.db)
    tools.log.info(done, 'Deleted archived articles')
    // The sources have fewer entries now.
    await tools.announce({ area: 'sources' })
    await tools.announce({ area: 'hub-settings' })
  }
  return done
}

/** The number of bytes to delete because of the server's size limit; 0 if that is not exceeded. */
async function excessBytes({ db, dataFolder }: Tools, { maxBytes }: Retention): Promise<number> {
  if (maxBytes === null) return 0
  // Free space within tables is not returned to the disk at once, so it is subtracted. Otherwise
  // the next run would delete more.
  const used = (await tableBytes(db)) - (await slackBytes(db)) + (await mediaBytes(dataFolder))
  return used > maxBytes ? used - maxBytes * AIM : 0
}

function byAge(retention: Retention, now: Date): Bounds | null {
  const ages = retention.keeps.flatMap(({ since }) => (since ? [since.getTime()] : []))
  if (ages.length === 0) return null
  return { before: new Date(Math.max(...ages)), ...whatIsKept(retention, now) }
}

/** Bounds for articles whose sources are kept for a shorter time. */
function byKeeping(retention: Retention, now: Date): Bounds {
  const within = sql`id in (
    select article_id from articles_past_keeping where past_at <= ${retention.pastUntil})`
  return { before: now, ...whatIsKept(retention, now), within }
}

function whatIsKept({ keeps, pastUntil }: Retention, now: Date) {
  return {
    keeps: keeps.map(({ readerId, since }) => ({ readerId, since: since ?? new Date(0) })),
    ...{ pastUntil, now },
  }
}

function bySize(now: Date): Bounds {
  return { before: new Date(now.getTime() - ALWAYS_KEPT_MS), keeps: [], pastUntil: now, now }
}
