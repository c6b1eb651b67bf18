import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { motifs } from './motifs.ts'
import { printPlate } from './plate.ts'

const categories = [...Object.keys(motifs).filter((name) => name !== 'any'), 'general']

describe('a drawn picture', () => {
  test('is the same for the same title, and another for another', () => {
    const picture = (title: string) =>
      JSON.stringify(printPlate({ title, category: 'space', ratio: 1.5, rows: 20 }))
    expect(picture('A small lander')).toBe(picture('A small lander'))
    expect(picture('A small lander')).not.toBe(picture('A large lander'))
  })

  test('stays inside its box and has something in it, for any title', () => {
    const sizes = fc.record({
      ratio: fc.double({ min: 0.5, max: 3, noNaN: true }),
      rows: fc.integer({ min: 8, max: 30 }),
    })
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...categories), sizes, (title, category, size) => {
        const plate = printPlate({ title, category, ...size })
        expect(plate.strokes.length).toBeGreaterThan(0)
        for (const { path, weight } of plate.strokes) {
          expect(weight).toBeGreaterThan(0)
          for (const { x, y, length } of strokesIn(path)) {
            expect(x).toBeGreaterThanOrEqual(0)
            expect(x + length).toBeLessThanOrEqual(plate.width)
            expect(y).toBeGreaterThan(0)
            expect(y).toBeLessThan(plate.height)
          }
        }
      }),
      { numRuns: 60 },
    )
  })
})

/** Reads back what the path writer wrote. */
function strokesIn(path: string) {
  const strokes: { x: number; y: number; length: number }[] = []
  let x = 0
  let y = 0
  for (const [, isAbsolute, dx, dy, length] of path.matchAll(/(M)?m?(-?\d+) (-?\d+)h(\d+)/g)) {
    x = (isAbsolute ? 0 : x) + Number(dx)
    y = (isAbsolute ? 0 : y) + Number(dy)
    strokes.push({ x, y, length: Number(length) })
    x += Number(length)
  }
  return strokes
}
