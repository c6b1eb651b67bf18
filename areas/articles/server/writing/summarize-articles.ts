import { raw } from 'sql-template-tag'
import * as z from 'zod/mini'
import { advisoryLocks } from '#server/database/advisory-locks.ts'
import { join, sql, type Database, type Sql, type Tools } from '#server/tools.ts'
import { followWriting } from './after-writing.ts'
import { pageText } from '../search/page-text.ts'
import { EntryOfArticle, type ArticleRow } from './article-row.ts'
import { findWords } from './find-words.ts'
import { FormerHeadline, headlineHistory } from './headline-history.ts'
import { readOutlines } from './read-habits.ts'
import { learnSubjects, readSubjectModels } from './lessons/subject-lessons.ts'

/** The number of articles to write at once, small enough for little memory and short waits. */
export const BATCH = 250
/**
 * The number of values for the second key of an advisory lock, which has 31 bits. Two articles with
 * the same value are not written at the same time.
 */
const LOCK_NUMBERS = 2 ** 31

const Stale = z.extend(FormerHeadline, {
  id: z.int(),
  /** A value that changes each time the article is marked as stale. */
  version: z.string(),
  /** The only reader who may see the article; null if everybody may. */
  audience: z.nullable(z.string()),
})
type Stale = z.infer<typeof Stale>

interface Written {
  seen: number
  written: ReadonlySet<number>
  /** The number of articles that changed during the writing, and so are still stale. */
  left: number
  last: number
  audiences: ReadonlySet<string | null>
}

/**
 * Writes the next stale articles after an id, except those that rest or that another worker is
 * writing. Rows are locked only at the end, after words were found and learned, so that joining
 * continues meanwhile. An article that has changed in between stays stale.
 */
export async function summarizeBatch(
  tools: Tools,
  after: number,
  resting: readonly number[],
): Promise<Written> {
  const { db, log, now } = tools
  return db.transaction(async (db) => {
    const stale = await db.many(
      Stale,
      sql`select id, private_to as audience, title, title_at, former_title, version from (
            select * from (
              select article_id, xmin::text as version from stale_articles
              where article_id > ${after} and article_id <> all(${resting}) order by article_id offset 0
            ) as stale
            where pg_try_advisory_xact_lock(${advisoryLocks.writingArticle}, (article_id % ${LOCK_NUMBERS})::int)
            limit ${BATCH}
          ) as claimed join articles on id = article_id order by id`,
    )
    if (stale.length === 0)
      return { seen: 0, written: new Set(), left: 0, last: after, audiences: new Set() }
    const ids = stale.map(({ id }) => id)
    const byArticle = groupByArticle(await entriesOf(db, ids))
    const headlines = new Map(stale.map(({ id, ...headline }) => [id, headline]))
    const found = await findWords({
      articles: Array.from(byArticle, ([id, entries]) => ({ id, entries })),
      models: await readSubjectModels(tools.db),
      outlines: await readOutlines(db, ids, tools.db),
    })
    const rows = found.flatMap((words) => {
      if ('row' in words) {
        const { row } = words
        const headline = headlines.get(row.id)!
        return [{ ...row, ...headlineHistory(headline, row.title, row.language, now()) }]
      }
      // The article keeps its former words, and the others continue.
      log.error({ articleId: words.id, problem: words.problem }, 'Could not write an article')
      return []
    })
    await learnSubjects(db, tools.db)
    const unchanged = await lockUnchanged(db, stale)
    await storeArticles(
      db,
      rows.filter(({ id }) => unchanged.has(id)),
    )
    if (unchanged.size > 0) await followWriting(db, [...unchanged], tools)
    const ended = await endStale(
      db,
      stale.filter(({ id }) => unchanged.has(id)),
    )
    const audiences = new Set(stale.map(({ audience }) => audience))
    const seen = ids.length
    return { seen, written: unchanged, left: seen - ended, last: ids.at(-1)!, audiences }
  })
}

/**
 * Locks articles that have not changed since they were read. Those that others have locked are
 * skipped, for example if they are being deleted.
 */
async function lockUnchanged(db: Database, stale: readonly Stale[]): Promise<Set<number>> {
  const rows = await db.many(
    z.object({ id: z.int() }),
    sql`select articles.id from articles
        join (${seenAgain(stale)}) as same on article_id = articles.id
        order by articles.id for no key update of articles skip locked`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Selects the rows of these articles in `stale_articles` that were not marked again since then. */
function seenAgain(stale: readonly Stale[]): Sql {
  return sql`
    select article_id from stale_articles
    join unnest(${stale.map(({ id }) => id)}::bigint[], ${stale.map(({ version }) => version)}::text[])
      as seen (id, version) on article_id = id and xmin::text = version`
}

/**
 * Removes the marks of articles that are done, unless they were marked again, and returns their
 * number. It must be the last statement of the transaction, because others who mark articles wait
 * for it.
 */
async function endStale(db: Database, stale: readonly Stale[]): Promise<number> {
  const { ended } = await db.one(
    z.object({ ended: z.int() }),
    sql`
      with same as (${seenAgain(stale)} order by article_id for update of stale_articles skip locked),
      ended as (
        delete from stale_articles where article_id in (select article_id from same) returning article_id
      )
      select count(*) as ended from ended`,
  )
  return ended
}

/**
 * The category on which all followers of a feed agree. If they differ, the article's own words
 * decide, because all readers share the article.
 */
const categoryOfFeed = sql`
  select min(category) from sources where sources.feed_id = feeds.id having count(distinct category) = 1`

async function entriesOf(db: Database, articles: number[]): Promise<EntryOfArticle[]> {
  return db.many(
    EntryOfArticle,
    sql`select article_id, entries.id, entries.feed_id, coalesce(feeds.title, feeds.address) as feed_name,
          original_id, entries.outlet, outlets.name as outlet_name, is_pointer, (${categoryOfFeed}) as source_category,
          entries.link, entries.title, entries.text, ${pageText} as page_text, entries.image, entries.language, feed_categories, entries.published_at,
          (select max(replaced_at) from entry_revisions where entry_id = entries.id) as revised_at
        from article_entries
        join entries on entries.id = entry_id
        join feeds on feeds.id = entries.feed_id
        left join outlets on outlets.key = entries.outlet
        where article_id = any(${articles})
        order by article_id, entries.published_at, entries.id`,
  )
}

function groupByArticle(entries: EntryOfArticle[]): Map<number, EntryOfArticle[]> {
  const groups = new Map<number, EntryOfArticle[]>()
  for (const entry of entries) {
    const group = groups.get(entry.articleId)
    if (group) group.push(entry)
    else groups.set(entry.articleId, [entry])
  }
  return groups
}

type WrittenArticle = ArticleRow & ReturnType<typeof headlineHistory>

/** Stores the columns that `articleRow` computed. */
async function storeArticles(db: Database, rows: WrittenArticle[]): Promise<void> {
  if (rows.length === 0) return
  const { id: _, ...columns } = rows[0]!
  const written = join(Object.keys(columns).map((name) => raw(`${name} = row.${name}`)))
  await db.run(sql`
    update articles set ${written}
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as written
      cross join lateral jsonb_populate_record(null::articles, written) as row
    where articles.id = row.id`)
}
