import * as z from 'zod/mini'
import { ANY_LANGUAGE } from '#engine/search/search-lexemes.ts'
import {
  ALL_CHARACTERS,
  searchVector,
  TEXT_CHARACTERS,
  type SearchText,
  type SearchWeight,
} from '#engine/search/search-vector.ts'
import { languageByWords } from '#engine/words/language.ts'
import { bulk } from '#server/database/bulk.ts'
import { join, sql, type Database, type Sql } from '#server/tools.ts'

/**
 * A table of texts that readers wrote or keep, which can be searched. Its column `search` has the
 * words, and `is_indexed` says if they are current: a trigger resets it when a text changes.
 */
export interface OwnTexts {
  table: Sql
  /** The searched texts, the most significant first. */
  texts: readonly { of: Sql; weight: SearchWeight }[]
  /** The known language of the row; may be null. */
  language: Sql
}

/** The number of rows that one transaction indexes. */
const BATCH = 50
/** The number of first characters of a text from which its language is detected. */
const TOLD_BY = 1000
/**
 * A text of unknown language that is shorter than this is indexed in the forms of all languages;
 * for a longer one, these would be too many.
 */
const SHORT_CHARACTERS = 2000

const Row = z.object({
  place: z.string(),
  language: z.nullable(z.string()),
  texts: z.array(z.string()),
})

/**
 * Indexes up to 50 waiting rows; returns true if there may be more. Code that writes rows calls it
 * at once; a job handles other rows, such as those of a large import or of an older version.
 */
export async function indexOwnTexts(
  db: Database,
  { table, texts, language }: OwnTexts,
  condition = sql`true`,
): Promise<boolean> {
  return db.transaction(async (db) => {
    const columns = texts.map(({ of }) => sql`left(${of}, ${ALL_CHARACTERS})`)
    // The rows are locked, so that no other process indexes them at the same time.
    const rows = await db.many(
      Row,
      sql`select ctid::text as place, ${language} as language, array[${join(columns)}]::text[] as texts
          from ${table} where not is_indexed and ${condition} limit ${BATCH} for update skip locked`,
    )
    if (rows.length === 0) return false
    const weights = texts.map(({ weight }) => weight)
    // A stem may end in the middle of a character of two UTF-16 halves, and PostgreSQL does not
    // accept a half in JSON.
    const indexed = rows.map((row) => ({
      place: row.place,
      search: vectorOf(row, weights).toWellFormed(),
    }))
    const given = bulk(indexed, { place: 'tid', search: 'text' })
    await db.run(sql`
      update ${table} as own set search = row.search::tsvector, is_indexed = true
      from ${given.rows}
      where own.ctid = row.place`)
    return rows.length === BATCH
  })
}

/**
 * The words for the column `search` of a row, so that the row can be written together with its
 * texts, which are in the order of `own.texts`.
 */
export function searchOf(
  own: OwnTexts,
  { texts, language }: { texts: readonly string[]; language: string | null },
): string {
  const read = { texts: texts.map((text) => text.slice(0, ALL_CHARACTERS)), language }
  const weights = own.texts.map(({ weight }) => weight)
  // A stem may end in the middle of a character of two UTF-16 halves, and PostgreSQL does not
  // accept a half.
  return vectorOf(read, weights).toWellFormed()
}

function vectorOf(
  { texts, language }: Pick<z.infer<typeof Row>, 'texts' | 'language'>,
  weights: readonly SearchWeight[],
): string {
  const length = texts.reduce((sum, text) => sum + text.length, 0)
  const begin = texts.map((text) => text.slice(0, TOLD_BY)).join('\n')
  const told = language ?? languageByWords(begin)
  const written = told ?? (length < SHORT_CHARACTERS ? ANY_LANGUAGE : null)
  const pieces = texts.flatMap((text, nth): SearchText[] =>
    piecesOf(text).map((piece) => ({ text: piece, language: written, weight: weights[nth]! })),
  )
  return searchVector(pieces)
}

/** Cuts a text between words into pieces, each short enough to be indexed completely. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (let start = 0; start < text.length;) {
    let end = Math.min(text.length, start + TEXT_CHARACTERS)
    if (end < text.length) {
      const space = Math.max(text.lastIndexOf(' ', end), text.lastIndexOf('\n', end))
      if (space > start) end = space
    }
    pieces.push(text.slice(start, end))
    start = end
  }
  return pieces
}

/**
 * A condition that is true for rows with these words. Rows that wait to be indexed may have the
 * form of an older version, and are searched in that form.
 */
export function holdsWords(question: string, words: string): Sql {
  return sql`(search @@ ${question}::tsquery or (not is_indexed and search @@ (select search_words(${words}))))`
}
