import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { readStats } from '#areas/articles/server/keeping/stats.ts'
import { SummarySentence } from '#areas/articles/server/reading/stored-article.ts'
import { sql, type Database } from '#server/tools.ts'
import type { Publisher } from './captures.ts'
import { countDistinctItems } from './distinct-items.ts'

/** Counts of the rows that a replay left in the database. */
export interface Outcome {
  feeds: number
  entries: number
  /** The number of former texts of entries that were changed in place. */
  revisions: number
  /** The number of stored entries beyond the different items of the captures. */
  duplicates: number
  /** The number of items in the captures that are neither stored nor set aside. */
  missing: number
  setAside: { reason: string; count: number }[]
  articles: number
  articlesOfSeveralSources: number
  /** The number of entries in no article. */
  unjoined: number
  /** The number of sentences that do not occur word for word at the cited place. */
  brokenCitations: number
}

export async function readOutcome(db: Database, publishers: Publisher[]): Promise<Outcome> {
  const stats = await readStats(db)
  const kept = await keptByPublisher(db)
  const differences = publishers.map((publisher) => {
    const { entries, setAside } = kept.get(publisher.name) ?? { entries: 0, setAside: 0 }
    return entries + setAside - countDistinctItems(publisher)
  })
  const { unjoined } = await db.one(
    z.object({ unjoined: z.int() }),
    sql`select count(*) as unjoined from entries
        where not exists (select 1 from article_entries where entry_id = entries.id)`,
  )
  return {
    feeds: stats.feeds,
    entries: stats.entries,
    revisions: stats.revisions,
    duplicates: differences.reduce((sum, difference) => sum + Math.max(0, difference), 0),
    missing: differences.reduce((sum, difference) => sum + Math.max(0, -difference), 0),
    setAside: await db.many(
      z.object({ reason: z.string(), count: z.int() }),
      sql`select reason, count(*) as count from entries_set_aside group by reason order by 2 desc`,
    ),
    articles: stats.articles,
    articlesOfSeveralSources: stats.articlesOfSeveralSources,
    unjoined,
    brokenCitations: await countBrokenCitations(db),
  }
}

async function keptByPublisher(db: Database) {
  const rows = await db.many(
    z.object({ name: z.string(), entries: z.int(), setAside: z.int() }),
    sql`select sources.name,
          (select count(*) from entries where feed_id = sources.feed_id) as entries,
          (select count(*) from entries_set_aside where feed_id = sources.feed_id) as set_aside
        from sources`,
  )
  return new Map(rows.map((row) => [row.name, row]))
}

async function countBrokenCitations(db: Database): Promise<number> {
  const articles = await db.many(
    z.object({ summary: z.array(SummarySentence) }),
    sql`select summary from articles`,
  )
  const entries = await db.many(
    z.object({ id: z.int(), text: z.string() }),
    sql`select id, text from entries`,
  )
  const texts = new Map(entries.map(({ id, text }) => [id, text]))
  return articles
    .flatMap(({ summary }) => summary)
    .filter(({ text, entry, start, end }) => texts.get(entry)?.slice(start, end) !== text).length
}

/**
 * The content of a server after a replay, to compare with that of another replay of the same
 * captures.
 */
export interface Fingerprint {
  /**
   * The publisher, identity, and a hash of all words of each entry, which must be the same in both
   * replays.
   */
  entries: Set<string>
  /** The entries of each article, which may differ with the order of arrival. */
  articles: Set<string>
}

export async function fingerprint(db: Database): Promise<Fingerprint> {
  const rows = await db.many(
    z.object({ article: z.nullable(z.int()), name: z.string(), words: z.string() }),
    sql`select article_id as article, sources.name || ' ' || identity as name,
          title || E'\n' || text || coalesce((
            select string_agg(title || E'\n' || text, E'\n' order by id)
            from entry_revisions where entry_id = entries.id), '') as words
        from entries
        join sources on sources.feed_id = entries.feed_id
        left join article_entries on entry_id = entries.id
        order by name`,
  )
  const articles = new Map<number | null, string[]>()
  for (const { article, name } of rows) {
    articles.set(article, [...(articles.get(article) ?? []), name])
  }
  return {
    entries: new Set(rows.map(({ name, words }) => `${name} ${hashOf(words)}`)),
    articles: new Set([...articles.values()].map((names) => names.join('\n'))),
  }
}

/** Counts the members of one set that are not in the other. */
export function countOthers(one: Set<string>, other: Set<string>): number {
  return [...one].filter((each) => !other.has(each)).length
}

function hashOf(words: string): string {
  return createHash('sha256').update(words).digest('hex')
}
