import { sql } from '#server/tools.ts'
import { quoted } from '#engine/search/search-vector.ts'

/** Of `articles.search`, what an article is told by: its title and the beginning of its summary, without its reports. */
export const toldWords = sql`ts_filter(search, '{a,b}')`

/** The same for a lexeme in a question. */
export const TOLD = ':AB'

/** A term such as "covid-19" as a question to what articles are told by: its parts behind one another. */
export function toldPhrase(term: string): string {
  const parts = term.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [term]
  return parts.map((part) => `${quoted(part)}${TOLD}`).join(' <-> ')
}
