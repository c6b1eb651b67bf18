import type { Plate, PlateSubject } from './plate.ts'
import { printPlate } from './print-plate.ts'
import { CELL, ROW_HEIGHT } from './strokes.ts'

/** The share in which two pictures must differ at least, so that nobody confuses them. */
const ENOUGH = 0.4

/** Offsets in rows and cells that the eye does not notice. */
const OFFSETS = [
  [0, 0],
  [0, -8],
  [0, 8],
  [-1, 0],
  [1, 0],
] as const

/** The share of hue in a picture above which its ground counts as printed in the hue. */
const GROUND = 0.5

interface Grid {
  width: number
  /** The ink of each cell: 0 for paper and pale tones, 1 for the main ink, 2 for the hue. */
  inks: Uint8Array
  isDark: boolean
}

/** Pairs of titles whose pictures look alike. */
export function alike(stories: readonly Pick<PlateSubject, 'title' | 'category'>[]) {
  const pictures = stories.map((story) => printPlate({ ...story, ratio: 1.6, rows: 22 }))
  return alikeAmong(pictures).map(([one, other]) => [stories[one]!.title, stories[other]!.title])
}

/** Pairs of pictures that look alike, by their positions in the list. */
export function alikeAmong(pictures: readonly Plate[]): (readonly [number, number])[] {
  const grids = pictures.map(gridOf)
  return grids.flatMap((grid, at) =>
    grids
      .slice(0, at)
      .flatMap((before, other) =>
        differenceOf(before, grid) < ENOUGH ? [[other, at] as const] : [],
      ),
  )
}

function gridOf({ width, height, strokes }: Plate): Grid {
  const columns = width / CELL
  const inks = new Uint8Array((columns * height) / ROW_HEIGHT)
  for (const { ink, path } of strokes) {
    if (ink === 'wash') continue
    let x = 0
    let y = 0
    for (const [, start, dx, dy, length] of path.matchAll(/([Mm])(-?\d+) (-?\d+)h(\d+)/g)) {
      x = (start === 'M' ? 0 : x) + Number(dx)
      y = (start === 'M' ? 0 : y) + Number(dy)
      const from = Math.floor(y / ROW_HEIGHT) * columns + x / CELL
      inks.fill(ink ? 2 : 1, from, from + Number(length) / CELL)
      x += Number(length)
    }
  }
  const hue = inks.filter((ink) => ink === 2).length / inks.length
  return { width: columns, inks, isDark: hue > GROUND }
}

/** The share in which two drawings differ at the offset where they match best. */
function differenceOf(one: Grid, other: Grid): number {
  return Math.min(...OFFSETS.map(([up, aside]) => differenceAt(one, other, up, aside)))
}

function differenceAt(one: Grid, other: Grid, up: number, aside: number): number {
  const { width, inks } = one
  // A dark ground that both pictures have is not counted.
  const ground = one.isDark && other.isDark ? 2 : 0
  let drawn = 0
  let differing = 0
  for (const [at, ink] of inks.entries()) {
    const x = (at % width) + aside
    const there = (x >= 0 && x < width && other.inks[at + up * width + aside]) || 0
    if (ink === there && (ink === 0 || ink === ground)) continue
    drawn++
    if (ink !== there) differing++
  }
  return differing / drawn
}
