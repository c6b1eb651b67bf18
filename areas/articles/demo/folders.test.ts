import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Category } from '../contract.ts'
import { groupIntoFolders, newCountOf, readCountOf, topHeadlines } from './folders.ts'

const articles = fc.array(
  fc.record({ id: fc.nat(), category: fc.constantFrom(...Category.options) }),
  // The size is "max", because generated lists would otherwise rarely be longer than the list of
  // headlines.
  { maxLength: 60, size: 'max' },
)

describe('the counts of a folder', () => {
  test('[FEED-057] 70% of a folder is new, rounded down', () => {
    expect([10, 1, 3, 90, 170, 180].map(newCountOf)).toEqual([7, 0, 2, 63, 119, 126])
  })

  test('[FEED-058] 30% of a folder is read, rounded down', () => {
    expect([10, 1, 4, 90].map(readCountOf)).toEqual([3, 0, 1, 27])
  })

  test('new and read never exceed the total, and lose at most one article', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (total) => {
        const counted = newCountOf(total) + readCountOf(total)
        expect(counted).toBeLessThanOrEqual(total)
        expect(counted).toBeGreaterThanOrEqual(total - 1)
      }),
    )
  })
})

describe('who stands where', () => {
  test('[FEED-021] the headlines are the first twelve articles that are not breaking, in order', () => {
    fc.assert(
      fc.property(articles, (all) => {
        const expected = all.filter(({ category }) => category !== 'Breaking').slice(0, 12)
        expect(topHeadlines(all)).toEqual(expected)
      }),
    )
    const twenty = Array.from({ length: 20 }, (_, id) => ({ id, category: 'Space' as const }))
    expect(topHeadlines([{ id: 99, category: 'Breaking' }, ...twenty])).toEqual(twenty.slice(0, 12))
  })

  test('[FEED-059] folders hold what comes after the first two articles that are not breaking', () => {
    fc.assert(
      fc.property(articles, (all) => {
        const folders = groupIntoFolders(all)
        const expected = all.filter(({ category }) => category !== 'Breaking').slice(2)
        expect([...folders.values()].flat()).toHaveLength(expected.length)
        for (const [category, inside] of folders) {
          expect(inside).toEqual(expected.filter((article) => article.category === category))
        }
      }),
    )
  })

  test('[FEED-039] there is one folder for each category, and none that is empty', () => {
    fc.assert(
      fc.property(articles, (all) => {
        const folders = groupIntoFolders(all)
        expect(folders.has('Breaking')).toBe(false)
        expect([...folders.values()].every((inside) => inside.length > 0)).toBe(true)
      }),
    )
  })
})
