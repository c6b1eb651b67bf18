import { EMPTY, SUB_ROWS, type Raster } from './raster.ts'

/** All strokes of one weight and ink, as the `d` of an SVG path. */
export interface Strokes {
  /** Empty for the main ink. */
  ink: '' | 'spot' | 'wash'
  weight: number
  path: string
}

export const ROW_HEIGHT = 10
export const CELL = 2
/** The number of stroke weights; more could not be told apart. */
const WEIGHTS = 5
const THINNEST = 1.8
const THICKEST = 8.6
const inks = ['', 'spot', 'wash'] as const

/** Turns each line into horizontal strokes; the darker the raster, the heavier the stroke. */
export function printRaster(raster: Raster): Strokes[] {
  const writers = new Map<number, PathWriter>()
  for (let row = 0; row < raster.rows / SUB_ROWS; row++) {
    const y = row * ROW_HEIGHT + ROW_HEIGHT / 2
    let start = 0
    let kind = kindAt(raster, row, 0)
    for (let column = 1; column <= raster.columns; column++) {
      const next = column < raster.columns ? kindAt(raster, row, column) : -1
      if (next === kind) continue
      if (kind > 0) writerOf(writers, kind).stroke(start * CELL, y, (column - start) * CELL)
      start = column
      kind = next
    }
  }
  return [...writers].sort(([a], [b]) => b - a).map(([kind, { path }]) => strokesOf(kind, path))
}

/**
 * The ink and the weight as one number; 0 for paper. This is called for every cell, so it must be
 * fast.
 */
function kindAt({ cells, columns }: Raster, row: number, column: number): number {
  let main = 0
  let spot = 0
  let behind = 0
  for (let sub = 0; sub < SUB_ROWS; sub++) {
    const tone = cells[(row * SUB_ROWS + sub) * columns + column]!
    if (tone === EMPTY) continue
    if (tone > 100) behind += tone - 100
    else if (tone < 0) spot -= tone
    else main += tone
  }
  const most = Math.max(main, spot, behind)
  const ink = most === main ? 0 : most === spot ? 1 : 2
  const weight = Math.round((most * WEIGHTS) / SUB_ROWS / 100)
  return weight && ink * 10 + weight
}

function strokesOf(kind: number, path: string): Strokes {
  const share = ((kind % 10) - 1) / (WEIGHTS - 1)
  const weight = Math.round((THINNEST + share * (THICKEST - THINNEST)) * 10) / 10
  return { ink: inks[Math.floor(kind / 10)]!, weight, path }
}

function writerOf(writers: Map<number, PathWriter>, kind: number): PathWriter {
  const writer = writers.get(kind) ?? new PathWriter()
  writers.set(kind, writer)
  return writer
}

/** Writes horizontal strokes with relative moves, which need the fewest characters. */
class PathWriter {
  path = ''
  private x = 0
  private y = 0

  stroke(x: number, y: number, length: number): void {
    const move = this.path ? `m${x - this.x} ${y - this.y}` : `M${x} ${y}`
    this.path += `${move}h${length}`
    this.x = x + length
    this.y = y
  }
}
