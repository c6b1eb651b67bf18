import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import { categoryIn, readSearchQuery } from '#engine/search/search-query.ts'
import { tokensOfSearch } from '#engine/search/search-question.ts'
import { saysNothing } from '#engine/search/search-lexemes.ts'
import { leftOutOf } from '#engine/search/search-vector.ts'
import { forgivenErrors, meantWords } from '#engine/search/typing-errors.ts'
import { isFollowed, type ArticleScope } from '../reading/article-scope.ts'
import { isFindable } from '../reading/unlisted.ts'
import { readCategoryNames } from './category-names.ts'

/** Words are taken from so many of the newest articles of the reader. */
const LOOKED_THROUGH = 1500
/** Of a question, so many words are looked up. */
const MOST_WORDS = 8

const Held = z.object({ lexeme: z.string(), texts: z.int() })

/** By each word that the reader may have typed wrong, the lexemes that are looked for instead. */
export type InsteadOf = ReadonlyMap<string, readonly string[]>

/**
 * For a search that found nothing: which of its words the newest articles do not hold, and what is meant by them. Where it
 * has only words that say nothing, titles are looked through for these. Null where that tells nothing. Looks at a bounded number of articles, all of which the reader may see.
 */
export async function forgiveErrors(
  scope: ArticleScope,
  search: string,
): Promise<InsteadOf | null> {
  const categories = await readCategoryNames(scope, search)
  const { words } = readSearchQuery(search, scope.now, (value) => categoryIn(categories, value))
  const tokens = tokensOfSearch(words)
  const sayNothing = tokens.every(({ kind, word }) => kind === 'word' && saysNothing(word))
  if (tokens.length > 0 && sayNothing)
    return new Map(tokens.map(({ word }) => [word, [leftOutOf(word)]]))
  const asked = tokens
    .filter(({ kind, forms }) => kind === 'word' && forms.some((form) => forgivenErrors(form) > 0))
    .slice(0, MOST_WORDS)
  if (asked.length === 0) return null
  const held = await nearWords(
    scope,
    asked.flatMap(({ forms }) => forms),
  )
  const lexemes = new Set(held.map(({ lexeme }) => lexeme))
  const instead = new Map<string, readonly string[]>()
  for (const { word, forms } of asked) {
    if (forms.some((form) => lexemes.has(form))) continue
    const meant = meantWords(forms, held)
    if (meant.length > 0) instead.set(word, meant)
  }
  return instead.size > 0 ? instead : null
}

/** Words that begin with one of the first two letters of these, and are about as long. */
async function nearWords(
  scope: ArticleScope,
  forms: readonly string[],
): Promise<z.infer<typeof Held>[]> {
  const letters = [...new Set(forms.flatMap((form) => Array.from(form).slice(0, 2)))]
  const lengths = forms.map((form) => Array.from(form).length)
  return scope.db.many(
    Held,
    sql`select lexeme, count(*)::int as texts
        from (
          select search from articles where ${isFollowed(scope)} and ${isFindable(scope.readerId)}
          order by published_at desc limit ${LOOKED_THROUGH}
        ) as newest, unnest(tsvector_to_array(search)) as lexeme
        where left(lexeme, 1) = any(${letters}::text[])
          and length(lexeme) between ${Math.min(...lengths) - 2} and ${Math.max(...lengths) + 2}
        group by lexeme`,
  )
}
