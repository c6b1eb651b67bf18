import { TEXT_CHARACTERS } from '#engine/search/search-vector.ts'
import { sql } from '#server/tools.ts'

/**
 * A column of `entries`: the part of the page's text that a search covers; null if the page was not
 * read.
 */
export const pageText = sql`(
  select left(whole.text, ${TEXT_CHARACTERS}) from entry_full_texts as whole
  where whole.entry_id = entries.id and whole.state = 'fetched')`
