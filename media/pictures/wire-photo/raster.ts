/** The value of a cell without ink. */
export const EMPTY = 999

/** The number of rows of cells for each line of the picture. */
export const SUB_ROWS = 3

/**
 * A grid of tones: 1 to 100 is ink, -1 to -100 the hue, 101 to 200 the wash, and 0 bare paper.
 * Later shapes cover earlier ones.
 */
export class Raster {
  readonly cells: Int16Array
  readonly columns: number
  readonly rows: number

  constructor(columns: number, rows: number) {
    this.columns = columns
    this.rows = rows
    this.cells = new Int16Array(columns * rows).fill(EMPTY)
  }

  /** Fills a polygon, given as x and y in cells, by the even-odd rule. */
  fill(tone: number, points: readonly number[]): void {
    let top = Infinity
    let bottom = -Infinity
    for (let at = 1; at < points.length; at += 2) {
      top = Math.min(top, points[at]!)
      bottom = Math.max(bottom, points[at]!)
    }
    const last = Math.min(this.rows - 1, Math.floor(bottom))
    for (let row = Math.max(0, Math.floor(top)); row <= last; row++) {
      const crossings = crossingsAt(points, row + 0.5)
      for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
        const start = Math.max(0, Math.round(crossings[pair]!))
        const end = Math.min(this.columns, Math.round(crossings[pair + 1]!))
        if (start < end) {
          this.cells.fill(tone, row * this.columns + start, row * this.columns + end)
        }
      }
    }
  }

  /** Prints the shapes of another grid in one tone; their bare paper stays bare. */
  shade(other: Raster, tone: number): void {
    for (let at = 0; at < other.cells.length; at++) {
      const there = other.cells[at]!
      if (there !== EMPTY) this.cells[at] = there && tone
    }
  }

  /**
   * Lays another grid on top. A margin of paper around its shapes separates them from those below.
   */
  cover(front: Raster, margin: number): void {
    for (let row = 0; row < front.rows; row++) {
      for (const [start, end] of front.inkedRuns(row)) {
        for (let near = Math.max(0, row - 2); near <= Math.min(this.rows - 1, row + 2); near++) {
          const reach = near === row ? margin : margin - 1
          const from = near * this.columns + Math.max(0, start - reach)
          this.cells.fill(0, from, near * this.columns + Math.min(this.columns, end + reach))
        }
      }
    }
    for (let at = 0; at < front.cells.length; at++) {
      const tone = front.cells[at]!
      if (tone !== EMPTY) this.cells[at] = tone
    }
  }

  /** The start and end of each printed run in a row. */
  private inkedRuns(row: number): [number, number][] {
    const runs: [number, number][] = []
    const first = row * this.columns
    for (let column = 0; column < this.columns; column++) {
      if (this.cells[first + column] === EMPTY) continue
      const start = column
      while (column < this.columns && this.cells[first + column] !== EMPTY) column++
      runs.push([start, column])
    }
    return runs
  }
}

function crossingsAt(points: readonly number[], y: number): number[] {
  const crossings: number[] = []
  let fromX = points.at(-2)!
  let fromY = points.at(-1)!
  for (let at = 0; at < points.length; at += 2) {
    const x = points[at]!
    const nextY = points[at + 1]!
    if (fromY > y !== nextY > y)
      crossings.push(fromX + ((y - fromY) / (nextY - fromY)) * (x - fromX))
    fromX = x
    fromY = nextY
  }
  return crossings.sort((a, b) => a - b)
}
