import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packed } from './packed.ts'
import { VectorIndex } from './vector-index.ts'

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
      const index = new VectorIndex()
      index.open('me')
      index.add(all.map((one, i) => ({ article: i, vector: packed(one), version: i + 1 })))
      const near = index.nearest(packed(wanted), 10)
      for (const { article, cosine: found } of near) {
        expect(Math.abs(found - cosine(all[article]!, wanted))).toBeLessThan(0.02)
      }
      const best = Math.max(...all.map((one) => cosine(one, wanted)))
      if (best > 0.35) expect(near[0]!.cosine).toBeGreaterThan(best - 0.02)
    }),
  )
})

test('an article that is written again takes its former place, and another reader sees none of it', () => {
  const index = new VectorIndex()
  index.open('me')
  index.add([{ article: 7, vector: packed([1, 0]), version: 1 }])
  index.add([{ article: 7, vector: packed([0, 1]), version: 2 }])
  expect(index.nearest(packed([0, 1]), 5)).toEqual([{ article: 7, cosine: 1 }])
  expect(index.nearest(packed([1, 0]), 5)).toEqual([])
  expect(index.version).toBe(2)
  index.open('you')
  expect(index.nearest(packed([0, 1]), 5)).toEqual([])
  expect(index.version).toBe(0)
})

test('a model that answers with other dimensions than before starts over', () => {
  const index = new VectorIndex()
  index.open('me')
  index.add([{ article: 1, vector: packed([1, 0]), version: 1 }])
  index.add([{ article: 2, vector: packed([1, 0, 0]), version: 2 }])
  expect(index.nearest(packed([1, 0]), 5)).toEqual([])
  expect(index.nearest(packed([1, 0, 0]), 5)).toEqual([{ article: 2, cosine: 1 }])
})
