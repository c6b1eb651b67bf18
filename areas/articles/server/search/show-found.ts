import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'
import { wordFinder, type WordFinder } from '#engine/search/found-words.ts'
import { readSearchQuery } from '#engine/search/search-query.ts'
import type { Article } from '../../contract.ts'
import type { ArticleScope } from '../reading/article-scope.ts'
import type { InsteadOf } from '#engine/search/forgive-search.ts'
import { pageText } from './page-text.ts'
import { wordsMeant } from '#engine/search/words-meant.ts'

/** The most articles that show a passage of a report with the found words. */
const PASSAGES = 30
/** The number of characters of a report that are searched for the words. */
const LOOKED_THROUGH = 5_000
/** The most different words to mark in a list. */
const MOST_MARKS = 100

/** The marks and passages of a list of results. */
export interface ShownFound {
  /** The found words in titles, summaries and passages, in their original form. */
  marks: string[]
  /**
   * The text around a found word in a report, for articles whose title and summary do not have the
   * word.
   */
  passages: { article: number; text: string }[]
  /** The search with corrected words; missing if nothing was corrected. */
  meant?: string
}

/** Finds the words by which a search found these articles. */
export async function showFound(
  scope: Pick<ArticleScope, 'db' | 'now'>,
  search: string,
  instead: InsteadOf | null,
  articles: readonly Article[],
): Promise<ShownFound> {
  const finder = wordFinder(wordsOf(search, scope.now), instead ?? undefined)
  const languages = await languagesOf(scope.db, articles)
  const marks = new Set<string>()
  const unmarked: number[] = []
  for (const { id, title, summary } of articles) {
    const words = finder.wordsIn(`${title}\n${summary}`, languages.get(id) ?? null)
    for (const word of words) marks.add(word)
    if (words.length === 0) unmarked.push(id)
  }
  const passages = await passagesOf(scope.db, unmarked.slice(0, PASSAGES), finder)
  for (const { text, language } of passages)
    for (const word of finder.wordsIn(text, language)) marks.add(word)
  const meant = instead && wordsMeant(search, instead, [...marks])
  return {
    ...(meant && { meant }),
    marks: [...marks].slice(0, MOST_MARKS),
    passages: passages.map(({ article, text }) => ({ article, text })),
  }
}

/** Returns the words to search for in texts. Names of categories do not matter here. */
function wordsOf(search: string, now: Date): string {
  const { words, terms } = readSearchQuery(search, now, (value) => value)
  const titles = terms.flatMap(({ field, isNot, value }) =>
    field === 'title' && !isNot ? [value] : [],
  )
  return [words, ...titles].join(' ')
}

async function languagesOf(
  db: Database,
  articles: readonly Article[],
): Promise<Map<number, string | null>> {
  const rows = await db.many(
    z.object({ id: z.int(), language: z.nullable(z.string()) }),
    sql`select id, language from articles where id = any(${articles.map(({ id }) => id)})`,
  )
  return new Map(rows.map(({ id, language }) => [id, language]))
}

const Report = z.object({
  article: z.int(),
  title: z.string(),
  text: z.string(),
  pageText: z.nullable(z.string()),
  language: z.nullable(z.string()),
})

async function passagesOf(db: Database, articles: number[], finder: WordFinder) {
  if (articles.length === 0) return []
  const reports = await db.many(
    Report,
    sql`select article_id as article, title, left(text, ${LOOKED_THROUGH}) as text, left(page_text, ${LOOKED_THROUGH}) as page_text, language
        from unnest(${articles}::bigint[]) as asked (id), lateral (
          select article_id, entries.id, title, text, ${pageText} as page_text, language
          from article_entries join entries on entries.id = entry_id
          where article_id = asked.id order by entries.published_at, entries.id limit 5
        ) as report order by asked.id, report.id`,
  )
  const passages = new Map<number, { article: number; text: string; language: string | null }>()
  for (const { article, title, text, pageText, language } of reports) {
    if (passages.has(article)) continue
    const [passage = null] = [text, pageText ?? '', title].flatMap(
      (each) => finder.passageOf(each, language) ?? [],
    )
    if (passage !== null) passages.set(article, { article, text: passage, language })
  }
  return [...passages.values()]
}
