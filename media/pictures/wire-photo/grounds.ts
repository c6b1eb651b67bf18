import { HUE, wash } from './pen.ts'
import { EMPTY, SUB_ROWS, type Raster } from './raster.ts'
import { CELL, ROW_HEIGHT } from './strokes.ts'

/** The columns that are as wide as one raster row is tall, because cells are not square. */
export const WIDE = ROW_HEIGHT / SUB_ROWS / CELL

type IsThere = (column: number, row: number) => boolean

/** Says if a point is to the left of a leaning line through the middle of the drawing. */
export function isLeftOf(
  { columns, rows }: Raster,
  { aside }: { aside: number },
  lean: number,
): IsThere {
  const middle = columns / 2 + ((aside * rows) / 100) * WIDE
  return (column, row) => column < middle + lean * (row - rows / 2) * SLANT
}

/** The slant of the line: the columns that it moves aside for each row. */
const SLANT = 0.7

/** Swaps the main ink and the hue wherever `isThere` says so. */
export function swapInks({ cells, columns }: Raster, isThere: IsThere = () => true): void {
  for (let at = 0; at < cells.length; at++) {
    const tone = cells[at]!
    if (tone < -100 || tone > 100) continue
    if (isThere(at % columns, Math.floor(at / columns))) cells[at] = -tone
  }
}

/**
 * Prints the ground in the hue. A wash becomes a lighter trace in it, and parts in the hue become
 * paper.
 */
export function darken({ cells }: Raster): void {
  for (let at = 0; at < cells.length; at++) {
    const tone = cells[at]!
    if (tone < 0) cells[at] = 0
    else if (tone === EMPTY || tone === 0) cells[at] = DARK
    else if (tone > 100) cells[at] = tone > 160 ? HUE : DUSK
  }
}

/** Turns parts in the hue into bare paper, for a dark ground. */
export function lighten({ cells }: Raster): void {
  for (let at = 0; at < cells.length; at++) if (cells[at]! < 0) cells[at] = 0
}

/** A circle, a square, a window with a round top, or a strip from side to side. */
export type FrameShape = 'round' | 'panel' | 'arch' | 'strip'

interface Frame {
  /**
   * The horizontal distance of the frame's middle from that of the picture, in hundredths of the
   * height.
   */
  aside: number
  shape: FrameShape
  /** The tone of the frame's rim. */
  rim: number
  ratio: number
}

/** Keeps the inside of a frame, and prints its rim and a pale ground around it. */
export function enframe(
  { cells, columns, rows }: Raster,
  { aside, shape, rim, ratio }: Frame,
): void {
  const distance = distances[shape]
  for (let row = 0; row < rows; row++) {
    const y = (row / rows - 0.5) * 100
    for (let column = 0; column < columns; column++) {
      const from = distance((column / columns - 0.5) * ratio * 100 - aside, y)
      if (from <= INSIDE) continue
      cells[row * columns + column] =
        from > INSIDE + RIM + GAP ? AROUND : from > INSIDE + RIM ? EMPTY : rim
    }
  }
}

/**
 * Distances from the middle of a frame, measured so that all points of its rim have the same
 * distance.
 */
const distances: Record<FrameShape, (x: number, y: number) => number> = {
  round: (x, y) => Math.hypot(x, y),
  panel: (x, y) => Math.max(Math.abs(x), Math.abs(y)),
  arch: (x, y) =>
    y < ARCH_WIDE - INSIDE
      ? (Math.hypot(x, y - ARCH_WIDE + INSIDE) * INSIDE) / ARCH_WIDE
      : Math.max((Math.abs(x) * INSIDE) / ARCH_WIDE, y),
  strip: (_, y) => (Math.abs(y) * INSIDE) / STRIP_TALL,
}

/** Half the width of a window and half the height of a strip, in hundredths of the height. */
const ARCH_WIDE = 34
const STRIP_TALL = 27
/**
 * The distance from the middle of a frame to its rim, and the widths of the rim and of the paper
 * around it, in hundredths of the height.
 */
const INSIDE = 42
const RIM = 3
const GAP = 3
const AROUND = wash(0.5)
const DARK = -80
const DUSK = -55
