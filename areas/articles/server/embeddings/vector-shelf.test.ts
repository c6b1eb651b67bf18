import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packed } from './embed-articles.ts'
import { VectorShelf } from './vector-shelf.ts'

const direction = fc
  .array(fc.integer({ min: -100, max: 100 }), { minLength: 8, maxLength: 8 })
  .filter((values) => values.some((value) => value !== 0))

function cosine(a: number[], b: number[]): number {
  const dot = a.reduce((sum, value, i) => sum + value * b[i]!, 0)
  return dot / (Math.hypot(...a) * Math.hypot(...b))
}

test('the nearest are those that exact numbers would name, within what a byte can tell', () => {
  fc.assert(
    fc.property(fc.array(direction, { minLength: 1, maxLength: 30 }), direction, (all, wanted) => {
      const shelf = new VectorShelf()
      shelf.open('me')
      shelf.add(all.map((one, i) => ({ article: i, vector: packed(one), version: i + 1 })))
      const near = shelf.nearest(packed(wanted), 10)
      for (const { article, cosine: found } of near) {
        expect(Math.abs(found - cosine(all[article]!, wanted))).toBeLessThan(0.02)
      }
      const best = Math.max(...all.map((one) => cosine(one, wanted)))
      if (best > 0.35) expect(near[0]!.cosine).toBeGreaterThan(best - 0.02)
    }),
  )
})

test('an article that is written again takes its former place, and another reader sees none of it', () => {
  const shelf = new VectorShelf()
  shelf.open('me')
  shelf.add([{ article: 7, vector: packed([1, 0]), version: 1 }])
  shelf.add([{ article: 7, vector: packed([0, 1]), version: 2 }])
  expect(shelf.nearest(packed([0, 1]), 5)).toEqual([{ article: 7, cosine: 1 }])
  expect(shelf.nearest(packed([1, 0]), 5)).toEqual([])
  expect(shelf.version).toBe(2)
  shelf.open('you')
  expect(shelf.nearest(packed([0, 1]), 5)).toEqual([])
  expect(shelf.version).toBe(0)
})

test('a model that answers with other dimensions than before starts over', () => {
  const shelf = new VectorShelf()
  shelf.open('me')
  shelf.add([{ article: 1, vector: packed([1, 0]), version: 1 }])
  shelf.add([{ article: 2, vector: packed([1, 0, 0]), version: 2 }])
  expect(shelf.nearest(packed([1, 0]), 5)).toEqual([])
  expect(shelf.nearest(packed([1, 0, 0]), 5)).toEqual([{ article: 2, cosine: 1 }])
})
