import { sql } from '#server/tools.ts'
import { quoted } from '#engine/search/search-vector.ts'

/** The part of `articles.search` with the title and the beginning of the summary, without its reports. */
export const toldWords = sql`ts_filter(search, '{a,b}')`

/** Limits a lexeme in a question to that part. */
export const TOLD = ':AB'

/** A term such as "covid-19" as a query for titles and summaries: its parts as a phrase. */
export function toldPhrase(term: string): string {
  const parts = term.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [term]
  return parts.map((part) => `${quoted(part)}${TOLD}`).join(' <-> ')
}
