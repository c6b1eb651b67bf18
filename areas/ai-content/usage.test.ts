import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentStatuses } from './choices.ts'
import { publishedRatio, usageOf } from './usage.ts'

const anyGeneration = fc.record({
  id: fc.uuid(),
  title: fc.string(),
  type: fc.constant('blog-post' as const),
  status: fc.constantFrom(...contentStatuses),
  wordCount: fc.nat(5000),
  author: fc.string(),
  createdAt: fc.constant('2026-11-21T09:00:00Z'),
})

test('every text is either published or a draft', () => {
  fc.assert(
    fc.property(fc.array(anyGeneration), (history) => {
      const usage = usageOf(history)
      expect(usage.publishedCount + usage.draftCount).toBe(usage.textCount)
      expect(publishedRatio(usage)).toBeGreaterThanOrEqual(0)
      expect(publishedRatio(usage)).toBeLessThanOrEqual(1)
    }),
  )
})

test('the words of all texts add up', () => {
  fc.assert(
    fc.property(fc.array(anyGeneration), anyGeneration, (history, added) => {
      const before = usageOf(history).wordCount
      expect(usageOf([...history, added]).wordCount).toBe(before + added.wordCount)
    }),
  )
})

test('nothing is used before anything is written', () => {
  expect(usageOf([])).toEqual({
    textCount: 0,
    wordCount: 0,
    publishedCount: 0,
    draftCount: 0,
    since: null,
  })
})
