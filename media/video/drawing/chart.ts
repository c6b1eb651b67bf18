import type { Chart } from '../slides/chart.ts'
import type { Clock } from './content.ts'
import { look, type Hue } from './look.ts'
import { fillBox, setType, type Box, type Pen } from './pen.ts'
import { clipped, fitted, writeText } from './text.ts'

/**
 * The share of the movement after which the last bar begins, so that any number of bars has grown
 * before the slide comes to rest.
 */
const LAST_BEGINS = 0.6
const MOST_TEXT = 132
const LABEL = { family: 'sans', size: 22, weight: 400 } as const
const VALUE = { family: 'serif', size: 34, weight: 550 } as const

/**
 * Draws a chart of figures that sources state: columns for times, bars for things. All of them
 * begin at zero.
 */
export function drawChart(pen: Pen, chart: Chart, box: Box, hue: Hue, clock: Clock): void {
  const text = fitted(
    pen,
    chart.text,
    { width: box.width, height: MOST_TEXT },
    { family: 'serif', weight: 450, largest: 32, smallest: 18, leading: 1.28 },
  )
  writeText(pen, text, box, look.ink, { share: clock(0.05, 0.5) })
  const top = box.y + text.height + 28
  const plot = { ...box, y: top, height: box.y + box.height - top }
  if (chart.order === 'time') drawColumns(pen, chart, plot, hue, clock)
  else drawBars(pen, chart, plot, hue, clock)
}

function drawColumns(pen: Pen, { bars }: Chart, box: Box, hue: Hue, clock: Clock): void {
  const most = Math.max(...bars.map(({ value }) => value)) || 1
  const step = Math.min(300, box.width / bars.length)
  const width = Math.min(170, step * 0.62)
  const floor = box.y + box.height - 36
  const tallest = floor - box.y - 44
  fillBox(
    pen,
    { x: box.x, y: floor, width: step * bars.length * clock(0.1, 0.4), height: 2 },
    look.ink,
  )
  for (const [n, { value, label, figure }] of bars.entries()) {
    const grown = clock(0.3 + n * Math.min(0.12, LAST_BEGINS / bars.length), 0.5)
    const x = box.x + n * step + (step - width) / 2
    const height = Math.max(2, (value / most) * tallest)
    const isLast = n === bars.length - 1
    drawStrokes(
      pen,
      { x, y: floor - height * grown, width, height: height * grown },
      isLast ? hue.solid : look.ink2,
    )
    pen.textAlign = 'center'
    pen.direction = 'ltr'
    setType(pen, LABEL)
    pen.fillStyle = look.ink2
    pen.fillText(clipped(pen, label, step - 8), x + width / 2, floor + 30)
    // A column that is still growing shows no number.
    if (grown < 1) continue
    setType(pen, fittingValue(pen, figure, step - 8))
    pen.fillStyle = isLast ? hue.solid : look.ink
    pen.fillText(figure, x + width / 2, floor - height - 14)
  }
}

function drawBars(pen: Pen, { bars }: Chart, box: Box, hue: Hue, clock: Clock): void {
  const most = Math.max(...bars.map(({ value }) => value)) || 1
  setType(pen, LABEL)
  const labels = Math.min(
    box.width * 0.3,
    Math.max(...bars.map(({ label }) => pen.measureText(label).width)) + 20,
  )
  setType(pen, VALUE)
  const values = Math.max(...bars.map(({ figure }) => pen.measureText(figure).width)) + 20
  const longest = box.width - labels - values
  const step = Math.min(96, box.height / bars.length)
  const height = step * 0.58
  fillBox(
    pen,
    { x: box.x + labels, y: box.y, width: 2, height: step * bars.length * clock(0.1, 0.4) },
    look.ink,
  )
  for (const [n, { value, label, figure }] of bars.entries()) {
    const grown = clock(0.3 + n * Math.min(0.12, LAST_BEGINS / bars.length), 0.5)
    const y = box.y + n * step + (step - height) / 2
    const width = Math.max(2, (value / most) * longest)
    const isMost = value === most
    drawStrokes(
      pen,
      { x: box.x + labels + 2, y, width: width * grown, height },
      isMost ? hue.solid : look.ink2,
    )
    pen.direction = 'ltr'
    pen.textAlign = 'right'
    setType(pen, LABEL)
    pen.fillStyle = look.ink2
    pen.fillText(clipped(pen, label, labels - 16), box.x + labels - 14, y + height / 2 + 8)
    if (grown < 1) continue
    pen.textAlign = 'left'
    setType(pen, VALUE)
    pen.fillStyle = isMost ? hue.solid : look.ink
    pen.fillText(figure, box.x + labels + width + 16, y + height / 2 + 10)
  }
}

const STROKE = 10
const STROKE_WEIGHT = 7

/** Fills a box with strokes, as in wire photos. */
function drawStrokes(pen: Pen, { x, y, width, height }: Box, color: string): void {
  pen.fillStyle = color
  const bottom = y + height
  for (let at = bottom; at > y; at -= STROKE) {
    const weight = Math.min(STROKE_WEIGHT, at - y)
    pen.fillRect(x, at - weight, width, weight)
  }
}

function fittingValue(pen: Pen, figure: string, width: number) {
  for (let size: number = VALUE.size; size > 16; size -= 2) {
    setType(pen, { ...VALUE, size })
    if (pen.measureText(figure).width <= width) return { ...VALUE, size }
  }
  return { ...VALUE, size: 16 }
}
