import type { PlateSubject } from './plate.ts'
import { printPlate } from './print-plate.ts'
import { CELL } from './strokes.ts'

/** The share in which two pictures have to differ for nobody to take one for the other. */
const ENOUGH = 0.2

/** A lighter cell lets the paper prevail. */
const HEAVY = 5.2

/** The titles of pictures that look alike, in pairs, as they would be on one page. */
export function alike(stories: readonly Pick<PlateSubject, 'title' | 'category'>[]) {
  const pictures = stories.map((story) => gridOf({ ...story, ratio: 1.6, rows: 22 }))
  return stories.flatMap((story, at) =>
    stories
      .slice(0, at)
      .filter((_, before) => differenceOf(pictures[before]!, pictures[at]!) < ENOUGH)
      .map((other) => [other.title, story.title]),
  )
}

/** The ink of each place of a picture, and whether there is much of it. */
function gridOf(subject: PlateSubject): string[] {
  const { width, height, strokes } = printPlate(subject)
  const grid = Array.from({ length: (width / CELL) * (height / 10) }, () => '')
  for (const { ink, weight, path } of strokes) {
    let x = 0
    let y = 0
    for (const [, start, dx, dy, length] of path.matchAll(/([Mm])(-?\d+) (-?\d+)h(\d+)/g)) {
      x = (start === 'M' ? 0 : x) + Number(dx)
      y = (start === 'M' ? 0 : y) + Number(dy)
      const from = ((y - 5) / 10) * (width / CELL) + x / CELL
      grid.fill(`${ink} ${weight > HEAVY}`, from, from + Number(length) / CELL)
      x += Number(length)
    }
  }
  return grid
}

function differenceOf(one: readonly string[], other: readonly string[]): number {
  return one.filter((ink, at) => ink !== other[at]).length / one.length
}
