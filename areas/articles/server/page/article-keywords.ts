import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'
import type { ArticleKeywords } from '../../contract.ts'
import { readAiSettings } from '#platform/models/server/lends.ts'
import { entities } from '#engine/names/entities.ts'
import { keyphrases } from '#engine/names/keyphrases.ts'
import { nothingKnown } from '#engine/names/learnt-names.ts'
import { isNameInDisguise } from '#engine/names/name-phrases.ts'
import type { KnownNames } from '#engine/names/name-part.ts'
import { readRuns } from '#engine/words/text-runs.ts'
import type { ArticleScope } from '../reading/article-scope.ts'
import { isInItsLanguage } from '../reading/stored-article.ts'
import { readKnownNames } from '../writing/lessons/name-lessons.ts'

/** The most entries of an article to search for keywords, and the most characters of each. */
const ENTRIES_READ = 200
const READ_CHARACTERS = 2000

const Entry = z.object({
  articleId: z.int(),
  title: z.string(),
  text: z.string(),
  language: z.nullable(z.string()),
  outlet: z.string(),
})

/** Reads the keywords of an article; undefined if the reader switched them off. */
export async function readKeywords(
  { db, readerId }: ArticleScope,
  id: number,
): Promise<ArticleKeywords | undefined> {
  const { contentIntelligence } = await readAiSettings(db, readerId)
  if (!contentIntelligence) return undefined
  // Keywords are computed at each request, because that takes two milliseconds and few articles are
  // opened.
  const entries = await db.many(
    z.pick(Entry, { title: true, text: true, language: true, outlet: true }),
    sql`select entries.title, left(text, ${READ_CHARACTERS}) as text, articles.language,
          coalesce(feeds.title, '') as outlet
        from article_entries join entries on entries.id = entry_id join articles on articles.id = article_id
          join feeds on feeds.id = feed_id
        where article_id = ${id} and ${isInItsLanguage}
        order by entries.published_at, entries.id limit ${ENTRIES_READ}`,
  )
  const language = entries[0]?.language ?? null
  return keywordsOf(entries, language, {
    known: await readKnownNames(db, textsOf(entries), language),
    outlets: entries.map(({ outlet }) => outlet),
  })
}

/**
 * Reads the reports of articles in the article's language, first published first, as many as are
 * searched for keywords.
 */
export async function readReports(db: Database, articles: number[]) {
  return db.many(
    Entry,
    sql`select article_id, title, left(text, ${READ_CHARACTERS}) as text, language, outlet from (
          select article_id, entries.title, text, articles.language, coalesce(feeds.title, '') as outlet,
            row_number() over (partition by article_id order by entries.published_at, entries.id) as nth
          from article_entries join entries on entries.id = entry_id join articles on articles.id = article_id
            join feeds on feeds.id = feed_id
          where article_id = any(${articles}) and ${isInItsLanguage}
        ) as entry where nth <= ${ENTRIES_READ} order by article_id, nth`,
  )
}

/** Names that are already known, and the names of the reporting outlets. */
interface NamesBefore {
  known: KnownNames
  outlets: readonly string[]
}

export function keywordsOf(
  entries: readonly { title: string; text: string }[],
  language: string | null,
  { known, outlets }: NamesBefore = { known: nothingKnown, outlets: [] },
): ArticleKeywords {
  const texts = textsOf(entries)
  const names = entities(texts, language, known, outlets)
  const phrases = keyphrases(readRuns(texts, language), language).filter(
    (phrase) => !isNameInDisguise(phrase, names),
  )
  return { names, phrases }
}

export function textsOf(entries: readonly { title: string; text: string }[]): string[] {
  return entries.map(({ title, text }) => `${title}\n\n${text}`)
}
