import { sql } from '#server/tools.ts'
import { quoted } from '#engine/search/search-vector.ts'

/**
 * The part of `articles.search` for the title and the beginning of the summary, without the
 * reports.
 */
export const toldWords = sql`ts_filter(search, '{a,b}')`

/** The suffix that limits a lexeme of a query to that part. */
export const TOLD = ':AB'

/**
 * Makes a query for titles and summaries from a term such as "covid-19", whose parts are a phrase.
 */
export function toldPhrase(term: string): string {
  const parts = term.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [term]
  return parts.map((part) => `${quoted(part)}${TOLD}`).join(' <-> ')
}
