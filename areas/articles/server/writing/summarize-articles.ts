import { raw } from 'sql-template-tag'
import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { join, sql, type Database, type Tools } from '#server/tools.ts'
import { followWriting } from './after-writing.ts'
import { pickTitle, titleOfText } from '#engine/summaries/article-title.ts'
import { breakingUntil } from '#engine/categories/breaking.ts'
import { categorize } from '#engine/categories/categorize.ts'
import { countIndependent, markCopies } from '#engine/joining/independent-outlets.ts'
import { isSpoken, mainLanguage } from '#engine/words/main-language.ts'
import { summarize } from '#engine/summaries/summarize.ts'
import { LEAD_SENTENCES, type ArticleOutlet } from '../reading/stored-article.ts'
import { readSubjectModels, type SubjectModels } from './subject-lessons.ts'

/** How many articles are written in one go; keeps a batch's memory and the reader's wait small. */
const BATCH = 250
/** More entries than this bring no new sentence, only time. */
const ENTRIES_READ = 40
/** So much of a report in another language than its article's is found by a search. */
const CHARACTERS_FOUND = 500

const EntryOfArticle = z.object({
  articleId: z.int(),
  id: z.int(),
  feedId: z.int(),
  feedName: z.string(),
  sourceCategory: z.nullable(z.string()),
  link: z.nullable(z.string()),
  title: z.string(),
  text: z.string(),
  image: z.nullable(z.string()),
  language: z.nullable(z.string()),
  feedCategories: z.array(z.string()),
  publishedAt: Time,
})
type EntryOfArticle = z.infer<typeof EntryOfArticle>

/** Writes every article whose entries changed since it was written last. */
export async function summarizeStale(tools: Tools): Promise<void> {
  for (;;) {
    const written = await summarizeBatch(tools)
    if (written === 0) return
    await tools.announce({ area: 'articles' })
    // Fewer are waiting to be written.
    await tools.announce({ area: 'sources', operations: ['getProgress'] })
  }
}

async function summarizeBatch(tools: Tools): Promise<number> {
  const { db, log } = tools
  return db.transaction(async (db) => {
    const stale = await db.many(
      z.object({ id: z.int() }),
      sql`select id from articles where is_stale order by id limit ${BATCH} for update skip locked`,
    )
    if (stale.length === 0) return 0
    const ids = stale.map(({ id }) => id)
    const byArticle = groupByArticle(await entriesOf(db, ids))
    const models = await readSubjectModels(tools.db)

    const rows = ids.flatMap((id) => {
      const entries = byArticle.get(id)
      if (!entries) return []
      try {
        return [writeArticle(id, entries, models)]
      } catch (error) {
        // The article keeps its former words; the others go on.
        log.error({ articleId: id, err: error }, 'Could not write an article')
        return []
      }
    })
    await storeArticles(db, rows)
    await db.run(sql`update articles set is_stale = false where id = any(${ids})`)
    await followWriting(db, ids, tools)
    return ids.length
  })
}

/**
 * What all who follow a feed call it alike. Where they differ it is taste, and its own words decide: an article is
 * everybody's, and no reader says for the others what it is about.
 */
const categoryOfFeed = sql`
  select min(category) from sources where sources.feed_id = feeds.id having count(distinct category) = 1`

async function entriesOf(db: Database, articles: number[]): Promise<EntryOfArticle[]> {
  return db.many(
    EntryOfArticle,
    sql`select article_id, entries.id, entries.feed_id, coalesce(feeds.title, feeds.address) as feed_name,
          (${categoryOfFeed}) as source_category,
          entries.link, entries.title, entries.text, entries.image, entries.language, feed_categories, entries.published_at
        from article_entries
        join entries on entries.id = entry_id
        join feeds on feeds.id = entries.feed_id
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

/**
 * `entries` first to publish first, at least one. An article is told in one language (decision 0017); outlets
 * that speak another are counted, shown and found, and not mixed into its words.
 */
function writeArticle(id: number, entries: EntryOfArticle[], models: SubjectModels) {
  const language = mainLanguage(entries)
  const spoken = entries.filter((entry) => isSpoken(language, entry))
  const first = spoken[0]!
  const outlets = markCopies(firstOfEachFeed(entries), entries.map(copyableOf))
  const independent = outlets.filter(({ copyOf }) => copyOf === undefined)
  const read = newestOfEach(spoken)
  const others = entries.filter((entry) => !isSpoken(language, entry))
  const summary = summarize(
    read.map((entry) => ({
      id: entry.id,
      title: entry.title,
      text: entry.text,
      source: entry.feedId,
      publishedAt: Date.parse(entry.publishedAt),
    })),
    { language, lead: LEAD_SENTENCES },
  )
  const title = pickTitle(
    read.map((entry) => ({ title: entry.title, outlet: entry.feedName })),
    language,
  )
  const until = breakingUntil(
    independent.map(({ feed, at }) => ({ source: feed, at: Date.parse(at) })),
  )
  const lead = summary
    .slice(0, LEAD_SENTENCES)
    .map(({ text }) => text)
    .join(' ')
  return {
    id,
    // Named as the columns of `articles`.
    title: title || first.title.trim() || titleOfText(first.text) || `Untitled, ${first.feedName}`,
    category: categorize(
      { language, entries: read },
      (language && models.get(language)?.model) || null,
    ),
    is_breaking: until !== null,
    breaking_until: until === null ? null : new Date(until).toISOString(),
    language,
    image_entry_id: entries.find((entry) => entry.image !== null)?.id ?? null,
    summary,
    summary_text: lead,
    outlets,
    source_count: outlets.length,
    independent_count: countIndependent(outlets),
    feed_ids: outlets.map(({ feed }) => feed),
    otherWords: newestOfEach(others).map((entry) => ({
      language: entry.language,
      text: `${entry.title}. ${entry.text}`.slice(0, CHARACTERS_FOUND),
    })),
    first_published_at: entries[0]!.publishedAt,
    published_at: entries.at(-1)!.publishedAt,
  }
}

function firstOfEachFeed(entries: EntryOfArticle[]): z.infer<typeof ArticleOutlet>[] {
  const outlets = new Map<number, z.infer<typeof ArticleOutlet>>()
  for (const { feedId, feedName, publishedAt } of entries) {
    if (!outlets.has(feedId)) outlets.set(feedId, { feed: feedId, name: feedName, at: publishedAt })
  }
  return [...outlets.values()]
}

function copyableOf({ feedId, publishedAt, ...entry }: EntryOfArticle) {
  return { ...entry, source: feedId, publishedAt: Date.parse(publishedAt) }
}

/** An outlet that updates its report by a new entry is read once, in its latest words. */
function newestOfEach(entries: EntryOfArticle[]): EntryOfArticle[] {
  const byFeed = new Map(entries.map((entry) => [entry.feedId, entry]))
  return [...byFeed.values()].slice(0, ENTRIES_READ)
}

/** Writes the columns that `writeArticle` names, and what search finds. */
async function storeArticles(db: Database, rows: ReturnType<typeof writeArticle>[]): Promise<void> {
  if (rows.length === 0) return
  const { id: _, otherWords: __, ...columns } = rows[0]!
  const written = join(Object.keys(columns).map((name) => raw(`${name} = row.${name}`)))
  const json = sql`${JSON.stringify(rows)}::jsonb`
  await db.run(sql`
    update articles set ${written},
      search = setweight(to_tsvector(text_search_config(row.language), row.title), 'A')
        || setweight(to_tsvector(text_search_config(row.language), row.summary_text), 'B')
        || coalesce((
          select setweight(string_agg(to_tsvector(text_search_config(language), text)::text, ' ')::tsvector, 'B')
          from jsonb_to_recordset("otherWords") as other (language text, text text)), '')
    from jsonb_populate_recordset(null::articles, ${json}) as row
      join jsonb_to_recordset(${json}) as words (id bigint, "otherWords" jsonb) using (id)
    where articles.id = row.id`)
}
