import { kindOf } from '#engine/claims/claims.ts'
import type { Script } from '#engine/scripts/script.ts'
import type { Bar, Chart } from './chart.ts'
import { writtenFigures, YEAR } from './shown-figure.ts'
import { sourcesOf, type TimedLine } from './slide.ts'

const LEAST_BARS = 3
const MOST_BARS = 7

/**
 * The chart of a count that several sentences of a chapter state, by year or by outlet; null if
 * there is none.
 */
export function chartOfLines(script: Script, lines: readonly TimedLine[]): Chart | null {
  const told = lines.flatMap(({ line }) => {
    const figures = writtenFigures(line.text, script.language)
    const [figure] = figures
    if (figures.length !== 1 || !figure || figure.value < 0) return []
    if (figure.unit === '' && figure.noun === null && figure.fate === null) return []
    const years = line.text.match(YEAR) ?? []
    const [source, another] = sourcesOf(script, [line])
    return {
      kind: kindOf(figure),
      bar: { value: figure.value, figure: figure.number.text.trim() },
      year: years.length === 1 ? years[0]! : null,
      outlet: another ? null : (source?.outlet ?? null),
    }
  })
  const [first] = told
  const same = told.filter(({ kind }) => kind === first?.kind)
  if (same.length < LEAST_BARS || same.length > MOST_BARS) return null
  const years = distinct(same.map(({ bar, year }) => ({ ...bar, label: year })))
  if (years)
    return {
      order: 'time',
      bars: years.toSorted((a, b) => Number(a.label) - Number(b.label)),
      text: '',
    }
  const outlets = distinct(same.map(({ bar, outlet }) => ({ ...bar, label: outlet })))
  return outlets && { order: 'things', bars: outlets, text: '' }
}

function distinct(bars: (Omit<Bar, 'label'> & { label: string | null })[]): Bar[] | null {
  const labels = new Set(bars.map(({ label }) => label))
  if (labels.has(null) || labels.size < bars.length) return null
  return bars.map((bar) => ({ ...bar, label: bar.label! }))
}
