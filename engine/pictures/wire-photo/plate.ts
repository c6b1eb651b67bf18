import { drawBackdrop } from './backdrops.ts'
import type { Motif, Random } from './motifs/motif.ts'
import { Pen } from './pen.ts'
import { Raster, SUB_ROWS } from './raster.ts'
import { CELL, printRaster, ROW_HEIGHT, type Strokes } from './strokes.ts'

/** A picture ready for print: all its strokes in a box of `width` by `height`. */
export interface Plate {
  width: number
  height: number
  strokes: Strokes[]
}

/** What a picture is made from. */
export interface PlateSubject {
  title: string
  /** A category's key, as `data-cat` has it. */
  category: string
  /** What the reader calls it, where that is not what it came with. */
  name?: string | undefined
  ratio: number
  rows: number
}

/** The picture of a motif, in one of its many variations. */
export function printMotif(
  [backdrop, draw, keeps]: Motif,
  random: Random,
  ratio: number,
  rows: number,
): Plate {
  const height = rows * ROW_HEIGHT
  const width = Math.round((height * ratio) / CELL) * CELL
  const back = new Raster(width / CELL, rows * SUB_ROWS)
  const front = new Raster(width / CELL, rows * SUB_ROWS)

  const mirror = random() < 0.5 && keeps !== 'way' ? -1 : 1
  const zoom = backdrop === 'bare' ? 1 + 0.12 * random() : 0.8 + 0.34 * random()
  const aside = (ratio - 1) * 20 * (random() - 0.5) * 2
  drawBackdrop(backdrop, framed(back, 0, 1, mirror), random)
  const anchor = backdrop === 'sky' || backdrop === 'sea' ? GROUND : 50
  draw(framed(front, aside, zoom, mirror, anchor), random)

  // In every third picture the inks change places, so that the same motif is another picture.
  if (random() < 0.34 && keeps !== 'inks') swapInks(front.cells)
  back.cover(front, MARGIN)
  return { width, height, strokes: printRaster(back) }
}

/** Paper around a motif, in cells. */
const MARGIN = 3
/** What stands on the ground, stands there at any size. */
const GROUND = 92

/** A pen whose 100 is the height of the picture; what is larger or smaller keeps the height of `anchor`. */
function framed(raster: Raster, aside: number, zoom: number, mirror: number, anchor = 50): Pen {
  const tall = raster.rows / 100
  const wide = (tall * ROW_HEIGHT) / SUB_ROWS / CELL
  const middle = raster.columns / 2 + aside * wide
  const down = anchor * (1 - zoom) * tall
  return new Pen(raster, [wide * zoom * mirror, 0, 0, tall * zoom, middle, down])
}

function swapInks(cells: Int16Array): void {
  for (const [at, tone] of cells.entries()) if (tone >= -100 && tone <= 100) cells[at] = -tone
}
