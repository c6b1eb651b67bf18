import { seededRandom } from '#core/seeded.ts'
import { drawBackdrop } from './backdrops.ts'
import { chooseLook, frames, placesOf, shadowOf, type Place } from './framings.ts'
import { darken, enframe, isLeftOf, lighten, swapInks, WIDE } from './grounds.ts'
import type { Motif, Random } from './motifs/motif.ts'
import { HUE, INK, Pen, wash } from './pen.ts'
import { Raster, SUB_ROWS } from './raster.ts'
import { CELL, printRaster, ROW_HEIGHT, type Strokes } from './strokes.ts'

/** A picture ready for print: all its strokes in a box of `width` by `height`. */
export interface Plate {
  width: number
  height: number
  /** The number of the hue, counted from that of the category; WirePhoto.css has the colors. */
  shade: number
  strokes: Strokes[]
}

/** The input from which a picture is made. */
export interface PlateSubject {
  title: string
  /** A category's key, as in `data-cat`. */
  category: string
  /** The reader's name for the category, if it was renamed. */
  name?: string | undefined
  ratio: number
  rows: number
}

/** Prints one of the many variations of a motif. */
export function printMotif(motif: Motif, random: Random, ratio: number, rows: number): Plate {
  const [backdrop, draw, keeps] = motif
  const height = rows * ROW_HEIGHT
  const width = Math.round((height * ratio) / CELL) * CELL
  const back = new Raster(width / CELL, rows * SUB_ROWS)

  const { shade, framing } = chooseLook(motif, random)
  const places = placesOf(framing, motif, ratio, random)
  const place = places.at(-1)!
  const mirror = random() < 0.5 && keeps !== 'way' ? -1 : 1
  // The inks are swapped in two of five pictures, unless they have a meaning.
  const isSwapped = random() < 0.4 && keeps !== 'inks'
  const lean = random() < 0.5 ? -1 : 1
  const seed = Math.floor(random() * 2 ** 32)
  const print = (raster: Raster, at: Place) => {
    const way = at.isOther && keeps !== 'way' ? -mirror : mirror
    draw(framed(raster, at, way), seededRandom(at.isOther ? seed + 1 : seed))
  }

  const ground = framing === 'shadow' ? 'plain' : backdrop
  drawBackdrop(ground, framed(back, { zoom: 1, aside: 0, anchor: 50 }, mirror), random)
  if (framing === 'shadow') {
    const shadow = new Raster(back.columns, back.rows)
    print(shadow, shadowOf(place))
    back.shade(shadow, SHADOW)
  }
  const isDark = framing === 'dark'
  // A picture with its own ground is darkened as a whole, at the end.
  const isGroundDark = isDark && backdrop !== 'bare'
  if (isGroundDark) darken(back)
  for (const at of places) {
    const front = new Raster(back.columns, back.rows)
    print(front, at)
    const isTurned = Boolean(at.isOther) && keeps !== 'inks'
    if (isSwapped !== isTurned) swapInks(front)
    if (framing === 'slant') swapInks(front, isLeftOf(front, place, lean))
    if (isGroundDark) lighten(front)
    back.cover(front, MARGIN)
  }
  if (isDark && !isGroundDark) darken(back)
  const shape = frames[framing]
  if (shape) enframe(back, { aside: place.aside, shape, rim: lean < 0 ? INK : HUE, ratio })
  return { width, height, shade, strokes: printRaster(back) }
}

/** The width of the paper around a motif, in cells. */
const MARGIN = 3
const SHADOW = wash(0.95)

/**
 * A pen for which the picture is 100 high. When it zooms, the height of `anchor` stays in place.
 */
function framed(raster: Raster, { zoom, aside, anchor, turn = 0 }: Place, mirror: number): Pen {
  const tall = raster.rows / 100
  const wide = tall * WIDE
  const middle = raster.columns / 2 + aside * wide
  const down = anchor * (1 - zoom) * tall
  const pen = new Pen(raster, [wide * zoom * mirror, 0, 0, tall * zoom, middle, down])
  return turn ? pen.at(0, 50, 1, turn * mirror).at(0, -50) : pen
}
