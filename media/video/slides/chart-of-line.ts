import { languageWords } from '#engine/words/language-words.ts'
import type { Bar, Chart } from './chart.ts'
import { writtenFigures, YEAR, type WrittenFigure } from './shown-figure.ts'

const LEAST_BARS = 3
const MOST_BARS = 7
/** Matches a proper name: one or two capitalized words. */
const NAME = /(?<![\p{L}\p{M}'’-])\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)?/gu
const LONGEST_LABEL = 22

/**
 * The chart of a sentence with at least three figures of one kind, each with its own year or name;
 * null for any other sentence.
 */
export function chartOfLine(text: string, language: string): Chart | null {
  const figures = comparable(writtenFigures(text, language))
  if (figures.length < LEAST_BARS || figures.length > MOST_BARS) return null
  const years = labelled(text, figures, placesOf(text, YEAR))
  if (years)
    return {
      order: 'time',
      bars: years.toSorted((a, b) => Number(a.label) - Number(b.label)),
      text,
    }
  const { isStopWord } = languageWords(language)
  const places = placesOf(text, NAME).flatMap((name) => withoutStopWord(name, isStopWord))
  // If the first word is capitalized only because it begins the sentence, a second try leaves it
  // out.
  const names =
    labelled(text, figures, places) ??
    (places[0]?.start === 0 ? labelled(text, figures, places.slice(1)) : null)
  return names && { order: 'things', bars: names, text }
}

/**
 * The figures if all have the same unit and none is a bound or negative; otherwise none. One noun
 * is enough, because sentences often write it once for all figures.
 */
function comparable(figures: WrittenFigure[]): WrittenFigure[] {
  const [first] = figures
  if (!first) return []
  const isOne = figures.every(
    ({ unit, value, bound, fate }) =>
      unit === first.unit && fate === first.fate && value >= 0 && bound === 'exact',
  )
  const nouns = new Set(figures.flatMap(({ noun }) => noun ?? []))
  const isSaid = first.unit !== '' || first.fate !== null || nouns.size > 0
  return isOne && isSaid ? figures : []
}

interface Place {
  label: string
  start: number
}

function placesOf(text: string, pattern: RegExp): Place[] {
  return Array.from(text.matchAll(pattern), ({ 0: label, index: start }) => ({ label, start }))
}

/**
 * Removes a stop word from the beginning of a label: "In January" becomes "January"; "The" is
 * dropped.
 */
function withoutStopWord({ label, start }: Place, isStopWord: (word: string) => boolean): Place[] {
  const [first = '', second] = label.split(' ')
  if (!isStopWord(first.toLowerCase())) return [{ label, start }]
  return second ? [{ label: second, start: start + first.length + 1 }] : []
}

/**
 * Bars of the figures, each with the one label before it or the one after it; null if that is
 * ambiguous.
 */
function labelled(text: string, figures: WrittenFigure[], places: Place[]): Bar[] | null {
  if (places.length !== figures.length) return null
  const isBehind = places[0]!.start > figures[0]!.number.start
  const isInTurn = figures.every(({ number: { start } }, at) => {
    const next = figures[at + 1]?.number.start ?? text.length
    const last = figures[at - 1]?.number.start ?? -1
    const place = places[at]!.start
    return isBehind ? place > start && place < next : place < start && place > last
  })
  const isDistinct = new Set(places.map(({ label }) => label)).size === places.length
  const isShort = places.every(({ label }) => label.length <= LONGEST_LABEL)
  if (!isInTurn || !isDistinct || !isShort) return null
  return figures.map(({ number, value }, at) => ({
    label: places[at]!.label,
    value,
    figure: number.text.trim(),
  }))
}
