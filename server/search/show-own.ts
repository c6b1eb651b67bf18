import type { FoundWords } from '#core/words.ts'
import { ANY_LANGUAGE } from '#engine/search/search-lexemes.ts'
import { wordsMeant } from '#engine/search/words-meant.ts'
import type { FoundOwn } from './find-own.ts'

/** The most different words that are marked in a list. */
const MOST_MARKS = 100
/**
 * The most rows for which a passage with the searched words is read, because their excerpt does not
 * contain them.
 */
const PASSAGES = 20

interface Shown {
  /** The language of the excerpt; null if it is unknown. */
  language: string | null
  excerpt: string
}

type Found = Pick<FoundOwn<unknown>, 'finder' | 'instead'>

/**
 * Says by which words rows of a list were found. If these words are not in the excerpt of a row, the
 * passage around them becomes the excerpt.
 *
 * @param read the texts of some rows, or their beginnings.
 */
export async function showOwn<Id extends string | number, Row extends Shown & { id: Id }>(
  words: string,
  { finder, instead }: Found,
  rows: readonly Row[],
  {
    textsOf,
    read,
  }: {
    textsOf: (row: Row) => string[]
    read: (ids: Id[]) => Promise<{ id: Id; text: string }[]>
  },
): Promise<{ rows: Row[]; found: FoundWords }> {
  if (finder === null) return { rows: [...rows], found: {} }
  const marks = new Set<string>()
  const untold: Id[] = []
  for (const row of rows) {
    const told = finder.wordsIn(textsOf(row).join('\n'), row.language ?? ANY_LANGUAGE)
    for (const word of told) marks.add(word)
    if (told.length === 0) untold.push(row.id)
  }
  const asked = untold.slice(0, PASSAGES)
  const texts = new Map(
    (asked.length > 0 ? await read(asked) : []).map(({ id, text }) => [id, text]),
  )
  const shown = rows.map((row) => {
    const text = texts.get(row.id)
    const language = row.language ?? ANY_LANGUAGE
    const passage = text === undefined ? null : finder.passageOf(text, language)
    if (passage === null) return row
    for (const word of finder.wordsIn(passage, language)) marks.add(word)
    return { ...row, excerpt: passage }
  })
  return { rows: shown, found: foundWords(words, instead, [...marks]) }
}

/** Finds the searched words in these titles, which the search has found. */
export function titlesFound(
  words: string,
  { finder, instead }: Found,
  titles: readonly string[],
): FoundWords {
  if (finder === null) return {}
  return foundWords(words, instead, finder.wordsIn(titles.join('\n'), ANY_LANGUAGE))
}

function foundWords(words: string, instead: Found['instead'], marks: string[]): FoundWords {
  const meant = instead && wordsMeant(words, instead, marks)
  return { marks: marks.slice(0, MOST_MARKS), ...(meant && { meant }) }
}
