import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'
import { wordFinder, type WordFinder } from '#engine/search/found-words.ts'
import { readSearchQuery } from '#engine/search/search-query.ts'
import type { Article } from '../../contract.ts'
import type { ArticleScope } from '../reading/article-scope.ts'
import type { InsteadOf } from '#engine/search/forgive-search.ts'
import { pageText } from './page-text.ts'
import { wordsMeant } from '#engine/search/words-meant.ts'

/** The number of articles found by their reports for which a passage is shown. */
const PASSAGES = 30
/** The number of a report's characters in which found words are looked for. */
const LOOKED_THROUGH = 5_000
/** Different words that are marked in a list. */
const MOST_MARKS = 100

/** Marks and passages that a list of results shows beside the articles. */
export interface ShownFound {
  /** Words of titles, summaries and passages, in their original form. */
  marks: string[]
  /** Text of reports around a found word, for articles whose title and summary lack it. */
  passages: { article: number; text: string }[]
  /** The search with corrected words; absent without a correction. */
  meant?: string
}

/** Says by which words a search found these articles. */
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

/** The words that are looked for in texts; names of categories do not matter here. */
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
