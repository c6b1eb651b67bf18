import * as z from 'zod/mini'
import { sql, type Sql } from '#server/tools.ts'
import { quoted } from '#engine/search/search-vector.ts'
import type { ArticleScope } from '../reading/article-scope.ts'
import { TOLD, toldWords } from './told-words.ts'

/**
 * The number of best results to read. Their strongest terms, which are typical of the subject, are
 * added to the search (RM3).
 */
const RESULTS_READ = 4
const TERMS = 15
/**
 * The number of strongest terms of which an article without the searched words must contain two.
 */
const PAIRED = 6
/** The weight of the terms, compared with the searched words. */
const FEEDBACK_SHARE = 0.5
/** The share of all articles that makes a term too common to say anything about a subject. */
const COMMON = 0.15

const Term = z.object({ term: z.string(), weight: z.number() })
type Term = z.infer<typeof Term>

export interface Feedback {
  /**
   * A condition on `articles`: the article contains the searched words, or two of the strongest
   * terms.
   */
  condition: Sql
  /** The rank of an article, by words and terms. */
  relevance: Sql
}

/** Reads terms to add to a search from its best results; null if there are too few. */
export async function readFeedback(
  { db }: ArticleScope,
  words: Sql,
  plain: Sql,
): Promise<Feedback | null> {
  const terms = await db.many(Term, strongestTerms(plain))
  if (terms.length < 2) return null
  const sum = terms.reduce((total, { weight }) => total + weight, 0)
  const weights = terms.map(({ weight }) => weight / sum)
  const lexemes = terms.map(({ term }) => `${quoted(term)}${TOLD}`)
  return {
    condition: sql`search @@ (${words} || ${pairsOf(lexemes.slice(0, PAIRED))}::tsquery)`,
    relevance: sql`(${1 - FEEDBACK_SHARE} * ts_rank(search, ${words}) + ${FEEDBACK_SHARE} * (
      select sum(weight * ts_rank(search, term))
      from unnest(${weights}::float8[], ${lexemes}::tsquery[]) as expansion (weight, term)))`,
  }
}

/**
 * Selects terms of the best results. The weight of a term depends on how many results contain it,
 * on their ranks, and on its rarity, for which PostgreSQL has statistics of the most common terms.
 */
function strongestTerms(plain: Sql): Sql {
  return sql`
    with best as (
      select rank, search from (${plain}) as plain join articles using (id)
      order by rank desc, plain.published_at desc limit ${RESULTS_READ}
    ), said as (
      select lexeme, rank * cardinality(positions) / sum(cardinality(positions)) over (partition by search) as share
      from best, unnest(${toldWords})
      where lexeme !~ '^(?:[0-9.,]+$|=)'
    ), common as (
      select elem, freq from pg_stats,
        unnest(most_common_elems::text::text[], (most_common_elem_freqs::float8[])) as counted (elem, freq)
      where schemaname = current_schema() and tablename = 'articles' and attname = 'search' and elem is not null
    )
    select lexeme as term,
      sum(share) * ln(1 / coalesce(max(freq), (select min(freq) from common), 0.01)) as weight
    from said left join common on elem = lexeme
    group by lexeme
    having coalesce(max(freq), 0) < ${COMMON}
    order by weight desc, lexeme limit ${TERMS}`
}

function pairsOf(lexemes: string[]): string {
  return lexemes
    .flatMap((one, at) => lexemes.slice(at + 1).map((other) => `${one} & ${other}`))
    .join(' | ')
}
