import { isStopWord, languageOf, lexemesOfWord } from './search-lexemes.ts'
import { readTokens, unitsOf, type SearchToken } from './search-tokens.ts'
import { exactOf } from './word-stems.ts'

/** The number of characters of each text that are indexed. */
export const TEXT_CHARACTERS = 20_000
/**
 * The most characters of all texts that are indexed. Of a hundred reports, most only repeat the
 * first five.
 */
export const ALL_CHARACTERS = 60_000
/**
 * The largest position that PostgreSQL stores. Words after it are counted from the beginning again.
 */
const LAST_POSITION = 16_383
/** The most positions of one word that PostgreSQL stores. */
const MOST_PLACES = 255
/** The distance between the positions of two texts, so that no phrase extends over both. */
const GAP = 10

/** The weights of words by their place: "A" is the highest. */
export type SearchWeight = 'A' | 'B' | 'C' | 'D'

export interface SearchText {
  text: string
  language: string | null
  weight: SearchWeight
}

/**
 * Writes the words of some texts as a `tsvector` of PostgreSQL: stems in the language of each text,
 * or pairs of letters in scripts without spaces. `searchQuestion` uses the same forms. Repeated
 * sentences are indexed once.
 */
export function searchVector(texts: readonly SearchText[]): string {
  const places = new Map<string, string[]>()
  const known = new Set<string>()
  let position = 0
  let left = ALL_CHARACTERS
  for (const { text, language: tag, weight } of texts) {
    const language = languageOf(tag)
    const begin = text.slice(0, Math.min(TEXT_CHARACTERS, left))
    left -= begin.length
    for (const piece of piecesOf(begin)) {
      if (known.has(piece)) continue
      known.add(piece)
      position = readTokens(piece, language, position, (token) =>
        addToken(places, token, language, weight),
      )
    }
    position += GAP
  }
  return Array.from(places, ([lexeme, at]) => `${quoted(lexeme)}:${at.join(',')}`).join(' ')
}

/** The distinct lexemes of a short text, in the order of its words. */
export function lexemesOf(text: string, tag: string | null): string[] {
  const places = new Map<string, string[]>()
  const language = languageOf(tag)
  readTokens(text, language, 0, (token) => addToken(places, token, language, 'B'))
  return [...places.keys()]
}

/** The lexeme of a function word in a title, which only a search for function words alone uses. */
export function leftOutOf(word: string): string {
  return `=${exactOf(word)}`
}

/** A lexeme in quotes, as PostgreSQL reads it. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

/** Splits a text roughly into sentences, at sentence marks and line ends. */
function piecesOf(text: string): string[] {
  return text.split(/(?<=[.!?。！？]["”»]?)\s|\n/u)
}

function addToken(
  places: Map<string, string[]>,
  { kind, text, position, sign, isCapital }: SearchToken,
  language: string,
  weight: SearchWeight,
): void {
  const add = (lexeme: string, at: number) => {
    const place = `${((at - 1) % LAST_POSITION) + 1}${weight === 'D' ? '' : weight}`
    const found = places.get(lexeme)
    if (!found) places.set(lexeme, [place])
    else if (found.length < MOST_PLACES) found.push(place)
  }
  if (kind === 'run') {
    const units = unitsOf(text)
    for (const [nth, unit] of units.entries()) add(unit + (units[nth + 1] ?? ''), position + nth)
    return
  }
  if (sign !== null) add(exactOf(sign), position)
  if (sign === text) return
  const lexemes = lexemesOfWord(text, language)
  for (const lexeme of lexemes) add(lexeme, position)
  // "WHO" and "IT" are names, if the other words are not in capitals.
  if (lexemes.length === 0 && isCapital && isStopWord(text, language)) add(exactOf(text), position)
  if (lexemes.length === 0 && weight === 'A') add(leftOutOf(text), position)
}
