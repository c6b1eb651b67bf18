import { forgiveSearch, type InsteadOf } from '#engine/search/forgive-search.ts'
import { wordFinder, type WordFinder } from '#engine/search/found-words.ts'
import { searchQuestion } from '#engine/search/search-question.ts'
import { sql, type Database, type Sql } from '#server/tools.ts'
import { nearWords } from './near-words.ts'
import { holdsWords } from './own-texts.ts'

/** The number of newest rows with whose words mistyped words are compared. */
const LOOKED_THROUGH = 1500

interface OwnSearch {
  /** The words as the reader typed them; "" finds all rows. */
  words: string
  /** A query for the column `search` of the reader's rows, newest first. */
  newest: Sql
  /** The condition on a row; needed only for texts that are not kept as an `OwnTexts`. */
  holds?: (instead: InsteadOf | null) => Promise<Sql> | Sql
}

export interface FoundOwn<Row> {
  rows: Row[]
  /** Marks the searched words in these rows; null if nothing was searched. */
  finder: WordFinder | null
  instead: InsteadOf | null
}

/**
 * Searches a reader's rows for words, with the query `find`. If nothing is found, it searches once
 * more and forgives typing errors.
 *
 * @param find gets the condition that a row has to meet, and returns the rows that meet it.
 */
export async function findOwn<Row>(
  db: Database,
  { words, newest, holds = (instead) => ownHolds(words, instead) }: OwnSearch,
  find: (holds: Sql) => Promise<Row[]>,
): Promise<FoundOwn<Row>> {
  if (words === '') return { rows: await find(sql`true`), finder: null, instead: null }
  const rows = await find(await holds(null))
  if (rows.length > 0) return { rows, finder: wordFinder(words), instead: null }
  const few = sql`${newest} limit ${LOOKED_THROUGH}`
  const instead = await forgiveSearch(words, (forms) => nearWords(db, few, forms))
  if (instead === null) return { rows, finder: wordFinder(words), instead }
  const meant = await find(await holds(instead))
  return { rows: meant, finder: wordFinder(words, instead), instead }
}

function ownHolds(words: string, instead: InsteadOf | null): Sql {
  return instead
    ? sql`search @@ ${searchQuestion(words, { instead })}::tsquery`
    : holdsWords(searchQuestion(words), words)
}
