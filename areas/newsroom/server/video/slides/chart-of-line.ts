import type { Bar, Chart } from './chart.ts'
import { writtenFigures, type WrittenFigure } from './shown-figure.ts'

const LEAST_BARS = 3
const MOST_BARS = 7
const YEAR = /(?<![\p{L}\d.,$€£])(?:1[89]|20)\d\d(?![\d%]|[.,]\d)/gu
/** A proper name: one or two words with capitals. */
const NAME = /(?<![\p{L}\p{M}'’-])\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)?/gu
const LONGEST_LABEL = 22

/** The chart of a sentence that gives three figures of one kind or more, each with its own year or name. */
export function chartOfLine(text: string, language: string): Chart | null {
  const figures = comparable(writtenFigures(text, language))
  if (figures.length < LEAST_BARS || figures.length > MOST_BARS) return null
  const years = labelled(text, figures, YEAR)
  if (years)
    return {
      order: 'time',
      bars: years.toSorted((a, b) => Number(a.label) - Number(b.label)),
      text,
    }
  const names = labelled(text, figures, NAME)
  return names && { order: 'things', bars: names, text }
}

/** All of one unit, none bounded or negative; a noun is often said once for all of them. */
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

/** Each figure with the one label that stands before it, or with the one behind it; null where that is not clear. */
function labelled(text: string, figures: WrittenFigure[], pattern: RegExp): Bar[] | null {
  const labels = Array.from(text.matchAll(pattern), ([label], at) => ({ label, at }))
  if (labels.length !== figures.length) return null
  const places = Array.from(text.matchAll(pattern), ({ index }) => index)
  const order = figures.map(({ number }, at) => Math.sign(places[at]! - number.start))
  const isInTurn = figures.every(({ number }, at) => {
    const next = figures[at + 1]?.number.start ?? Infinity
    const last = figures[at - 1]?.number.start ?? -Infinity
    return order[0]! > 0
      ? places[at]! > number.start && places[at]! < next
      : places[at]! < number.start && places[at]! > last
  })
  const isDistinct = new Set(labels.map(({ label }) => label)).size === labels.length
  if (!isInTurn || !isDistinct || labels.some(({ label }) => label.length > LONGEST_LABEL))
    return null
  return figures.map(({ number, value }, at) => ({
    label: labels[at]!.label,
    value,
    figure: number.text.trim(),
  }))
}
