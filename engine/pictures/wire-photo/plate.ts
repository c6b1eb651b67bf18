import { seededRandom } from '../seeded.ts'
import { drawBackdrop } from './backdrops.ts'
import { chooseLook, placeOf, shadowOf, type Place } from './framings.ts'
import type { Motif, Random } from './motifs/motif.ts'
import { Pen, wash } from './pen.ts'
import { Raster, SUB_ROWS } from './raster.ts'
import { CELL, printRaster, ROW_HEIGHT, type Strokes } from './strokes.ts'

/** A picture ready for print: all its strokes in a box of `width` by `height`. */
export interface Plate {
  width: number
  height: number
  /** The hue beside that of its category in which it is printed; WirePhoto.css knows them. */
  shade: number
  strokes: Strokes[]
}

/** The subject that a picture is made from. */
export interface PlateSubject {
  title: string
  /** A category's key, as `data-cat` has it. */
  category: string
  /** The reader's name for it, if that is another one. */
  name?: string | undefined
  ratio: number
  rows: number
}

/** The picture of a motif, in one of its many variations. */
export function printMotif(motif: Motif, random: Random, ratio: number, rows: number): Plate {
  const [backdrop, draw, keeps] = motif
  const height = rows * ROW_HEIGHT
  const width = Math.round((height * ratio) / CELL) * CELL
  const back = new Raster(width / CELL, rows * SUB_ROWS)
  const front = new Raster(back.columns, back.rows)

  const { shade, framing } = chooseLook(motif, random)
  const place = placeOf(framing, motif, ratio, random)
  const mirror = random() < 0.5 && keeps !== 'way' ? -1 : 1
  // The inks change places in two of five pictures, so that the same motif is another picture.
  const isSwapped = random() < 0.4 && keeps !== 'inks'
  const lean = random() < 0.5 ? -1 : 1
  const seed = Math.floor(random() * 2 ** 32)
  const print = (raster: Raster, at: Place) => draw(framed(raster, at, mirror), seededRandom(seed))

  const ground = framing === 'shadow' ? 'plain' : backdrop
  drawBackdrop(ground, framed(back, { zoom: 1, aside: 0, anchor: 50 }, mirror), random)
  if (framing === 'shadow') {
    const shadow = new Raster(back.columns, back.rows)
    print(shadow, shadowOf(place))
    back.shade(shadow, SHADOW)
  }
  print(front, place)
  if (isSwapped) swapInks(front)
  if (framing === 'slant') swapInks(front, isLeftOf(front, place, lean))
  back.cover(front, MARGIN)
  return { width, height, shade, strokes: printRaster(back) }
}

/** Paper around a motif, in cells. */
const MARGIN = 3
const SHADOW = wash(0.95)
/** The width of a hundredth of a picture's height, for each of its lines. */
const WIDE = ROW_HEIGHT / SUB_ROWS / CELL

/** A pen whose 100 is the height of the picture; what is larger or smaller keeps the height of `anchor`. */
function framed(raster: Raster, { zoom, aside, anchor }: Place, mirror: number): Pen {
  const tall = raster.rows / 100
  const wide = tall * WIDE
  const middle = raster.columns / 2 + aside * wide
  const down = anchor * (1 - zoom) * tall
  return new Pen(raster, [wide * zoom * mirror, 0, 0, tall * zoom, middle, down])
}

type IsThere = (column: number, row: number) => boolean

/** The side of a line that leans through the middle of what is drawn. */
function isLeftOf({ columns, rows }: Raster, { aside }: Place, lean: number): IsThere {
  const middle = columns / 2 + ((aside * rows) / 100) * WIDE
  return (column, row) => column < middle + lean * (row - rows / 2) * SLANT
}

/** Columns to the side for each row down: steep. */
const SLANT = 0.7

/** Main ink and hue change places where it is so. */
function swapInks({ cells, columns }: Raster, isThere: IsThere = () => true): void {
  for (const [at, tone] of cells.entries()) {
    if (tone < -100 || tone > 100) continue
    if (isThere(at % columns, Math.floor(at / columns))) cells[at] = -tone
  }
}
