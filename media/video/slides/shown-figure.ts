import { figuresOf, type Figure } from '#engine/claims/figures.ts'
import { writtenNumbers } from '#engine/claims/written-numbers.ts'
import type { ShownFigure } from './slide.ts'

/** The most characters of a figure that is shown in large type. */
const LONGEST_FIGURE = 18
/** A sentence with more numbers than this has no main number. */
const MOST_NUMBERS = 2
/** The most words of a bound before a number, such as "no fewer than" or "nicht weniger als". */
const MOST_BOUND_WORDS = 4

/**
 * Languages whose words for thousands and millions are known. In others, the word after a number
 * may be such a word.
 */
const SIZES_KNOWN = new Set('en de fr es it pt nl sv da no nb nn ru zh ja ko'.split(' '))

export interface WrittenFigure extends Figure {
  /** The number alone, with its sign and unit. */
  number: { text: string; start: number; end: number }
}

/** Matches a number that is a year, anywhere in a sentence. */
export const YEAR = /(?<![\p{L}\d.,$€£])(?:1[89]|20)\d\d(?![\d%]|[.,]\d)/gu

/** The figures of a sentence that are written in digits, each with its number as written. */
export function writtenFigures(sentence: string, language: string): WrittenFigure[] {
  // Years are replaced by a word of the same length, so that "In 2024 and 251 ships" is not read as
  // a range.
  const text = sentence.replaceAll(YEAR, 'year')
  const numbers = writtenNumbers(text, language)
  return figuresOf(text, language).flatMap((figure) => {
    const number = numbers.find(
      ({ start, end, value, unit }) =>
        start >= figure.start &&
        end <= figure.end &&
        Number(value) === figure.value &&
        unit === figure.unit,
    )
    return number && /\p{Nd}/u.test(number.text) ? { ...figure, number } : []
  })
}

/**
 * The main number of a sentence; null if it has none or too many, or if the first one is not an
 * amount, may be only a part, or is too long to show.
 */
export function figureToShow(text: string, language: string): ShownFigure | null {
  const figures = writtenFigures(text, language)
  const [figure] = figures
  const numbers = writtenNumbers(text.replaceAll(YEAR, 'year'), language)
  if (!figure || numbers.length > MOST_NUMBERS) return null
  const { number } = figure
  if (isNoAmount(text, figure) || mayBeLarger(text, figure, language)) return null
  const end = number.end + compoundBehind(text.slice(number.end)).length
  const shown = text.slice(number.start, end).trim()
  if (shown.length > LONGEST_FIGURE) return null
  return { text: shown, bound: boundWords(text, figure, language), start: number.start, end }
}

/**
 * Says if the number may be only a part: "1.4" alone would be wrong if a word for a million
 * follows.
 */
function mayBeLarger(text: string, { number, unit }: WrittenFigure, language: string): boolean {
  const isKnown = SIZES_KNOWN.has(language.split('-')[0]!) || unit === '%'
  return !isKnown && /^\s*\p{L}/u.test(text.slice(number.end))
}

/**
 * The rest of a compound after its number, such as that of "260-plus-day" or "46-point", because
 * the number alone would say less.
 */
function compoundBehind(after: string): string {
  return /^-[\p{Ll}\d]+(?:-[\p{L}\d]+)*/u.exec(after)?.[0] ?? ''
}

/** Says if a number is not an amount: a time, a decade, an age, a chance, or part of a name. */
function isNoAmount(text: string, { number, unit, bound }: WrittenFigure): boolean {
  const before = text.slice(0, number.start)
  const after = text.slice(number.end)
  if (/(?:[ap]\.?m\.?|\ds)$/iu.test(number.text.trim()) || /^(?: ?[ap]\.?m\b|s\b)/iu.test(after))
    return true
  if (
    /^-(?:year-old|in-)|^ in \d/u.test(after) ||
    (/^(?:\s*[.,;:!?]|$)/u.test(after) && unit === '' && AGE_BEFORE.test(before))
  )
    return true
  return unit === '' && bound === 'exact' && NAMED_BEFORE.test(before)
}

const AGE_BEFORE = /\b(?:under|over|aged|age|at|turned|turns)\s*$/iu
/** Matches the word before a number that is part of a name: "Flight 606", "No. 5", "“Wave 2". */
const NAMED_BEFORE = /(?:\S\s(?:\p{Lu}[\p{L}.]*|[“"‘#]\p{Lu}?\p{L}*)\s?|[“"‘#])$/u

/**
 * The words before a number that make it a bound, such as "at least"; empty for an exact number.
 */
function boundWords(text: string, figure: WrittenFigure, language: string): string {
  if (figure.bound === 'exact') return ''
  const words = text.slice(0, figure.number.start).trimEnd().split(/\s+/u)
  const rest = text.slice(figure.number.start, figure.end)
  for (let count = 1; count <= Math.min(MOST_BOUND_WORDS, words.length); count++) {
    const bound = words.slice(-count).join(' ')
    const [alone] = figuresOf(`${bound} ${rest}`, language)
    if (alone?.bound === figure.bound) return bound
  }
  return words.slice(-1).join(' ')
}
