import { languageWords } from '#engine/words/language-words.ts'
import type { Bar, Chart } from './chart.ts'
import { writtenFigures, YEAR, type WrittenFigure } from './shown-figure.ts'

const LEAST_BARS = 3
const MOST_BARS = 7
/** A proper name: one or two words with capitals. */
const NAME = /(?<![\p{L}\p{M}'’-])\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)?/gu
const LONGEST_LABEL = 22

/** The chart of a sentence that gives three figures of one kind or more, each with its own year or name. */
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
  // A capital at the beginning of a sentence does not make a name.
  const names =
    labelled(text, figures, places) ??
    (places[0]?.start === 0 ? labelled(text, figures, places.slice(1)) : null)
  return names && { order: 'things', bars: names, text }
}

/** Figures of one unit, none bounded or negative; a noun is often written once for all of them. */
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

/** Removes stop words: "In January" becomes "January", and nothing is left of "The". */
function withoutStopWord({ label, start }: Place, isStopWord: (word: string) => boolean): Place[] {
  const [first = '', second] = label.split(' ')
  if (!isStopWord(first.toLowerCase())) return [{ label, start }]
  return second ? [{ label: second, start: start + first.length + 1 }] : []
}

/** Each figure with the one label before it, or with the one after it; null where that is not clear. */
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
