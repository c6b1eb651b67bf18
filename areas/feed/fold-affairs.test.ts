import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldAffairs, type Foldable } from './fold-affairs.ts'

const folded = (list: Foldable[]) =>
  [...foldAffairs(list)].map(([id, below]) => [id, below.map((article) => article.id)])

test('the first of a story stands, with the others below it', () => {
  const list = [
    { id: 9, affair: 1 },
    { id: 8 },
    { id: 7, affair: 1 },
    { id: 6, affair: 6 },
    { id: 5, affair: 1 },
  ]
  expect(folded(list)).toEqual([
    [9, [7, 5]],
    [8, []],
    [6, []],
  ])
})

test('an article that two pages hold stands once', () => {
  const twice = { id: 4, affair: 4 }
  expect(folded([twice, { id: 3, affair: 4 }, twice])).toEqual([[4, [3]]])
})

test('whatever the list, each article is there once, and those that stand keep their order', () => {
  const article = fc.record({
    id: fc.integer({ min: 1, max: 30 }),
    affair: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(article), (list) => {
      const ids = [...new Set(list.map(({ id }) => id))]
      const groups = folded(list) as [number, number[]][]
      expect(new Set(groups.flat(2))).toEqual(new Set(ids))
      expect(groups.flat(2)).toHaveLength(ids.length)
      const standing = groups.map(([id]) => id)
      expect(standing).toEqual(ids.filter((id) => standing.includes(id)))
    }),
  )
})
