import type { SpokenLanguage } from './languages/language.ts'
import { wordBefore } from './written-numbers.ts'

const PAIR =
  /(?<![\p{L}\d.,/-])([$€£]?)(\d{1,12}(?:\.\d{1,6})?)(?:-| ?– ?)([$€£]?)(\d{1,12}(?:\.\d{1,6})?)(?![\d.-]\d|\p{L}|\d)/gu
/** Matches the first sign of a range with two, such as "5%-10%", because it is not read. */
const TWO_SIGNS = /(\d) ?([%°])[CF]? ?[-–] ?(?=\d{1,4}(?:\.\d{1,3})? ?\2)/gu
const MINUS = /(?<![\p{L}\d)])[-−](?=\d)/gu
const GAME =
  /^(?:won|win|wins|beat|beats|lost|lose|loses|lead|led|leads|drew|draw|victory|defeat|score|scored|gewann|siegte|verlor|unterlag|siegt|gewinnt|verliert|führte|gagné|battu|battus|gagne|perdu|mène|victoire|défaite|ganó|perdió|venció|gana|victoria|derrota|vince|vinto|batte|perde|perso|vittoria|sconfitta|pareggio|empate|nul)$/u
/** The most goals in a game. */
const MOST_GOALS = 20

/**
 * Writes the dash of a range ("3–5"), of a result ("3–1") and of a negative number ("-5") as a
 * word.
 */
export function sayRanges(text: string, language: SpokenLanguage): string {
  const said = text
    .replaceAll(TWO_SIGNS, '$1–')
    .replaceAll(PAIR, (_, sign: string, from: string, sign2: string, to: string, at: number) => {
      const [low, high] = [Number(from), Number(to)]
      if (wordBefore(text, at) === 'boeing') return `${from} ${to}`
      const canBeScore = sign === '' && sign2 === '' && !`${from}${to}`.includes('.')
      const isGame = Math.max(low, high) <= MOST_GOALS && GAME.test(wordBefore(text, at))
      // A larger number before a smaller one is the result of a game or a vote, not a range.
      if (canBeScore && (low > high || isGame || (low === high && low <= MOST_GOALS))) {
        return language.score(language.cardinal(low), language.cardinal(high))
      }
      if (low > high) return `${sign}${from} ${sign2}${to}`
      // "$3–5 million" is read as three to five million dollars.
      return rangeInWords(text, at, from, `${sign || sign2}${to}`, language)
    })
  return said.replaceAll(MINUS, ` ${language.words.minus} `)
}

/**
 * Writes a range in words, with the word "from" if the language has one and no similar word
 * precedes it.
 */
export function rangeInWords(
  text: string,
  at: number,
  from: string,
  to: string,
  { words, range }: SpokenLanguage,
): string {
  const needsFrom = words.rangeFrom !== undefined && !OPENS_RANGE.has(wordBefore(text, at))
  return `${needsFrom ? `${words.rangeFrom} ` : ''}${range(from, to)}`
}

const OPENS_RANGE = new Set(
  'de del da dal dai dalle dalla desde entre tra fra un una unos unas el los las il i gli le la'.split(
    ' ',
  ),
)
