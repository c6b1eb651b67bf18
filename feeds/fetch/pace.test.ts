import { expect, test } from 'vitest'
import { paceOf } from './pace.ts'

const now = new Date('2026-03-29T12:00:00Z')
const daysAgo = (days: number) => ({
  published: new Date(now.getTime() - days * 86_400_000).toISOString(),
  updated: null,
})

test.each([
  ['a feed of the last two weeks', [1, 3, 7, 14], 2, false],
  ['a feed that reaches further back', [1, 2, 7, 30, 300, 400], 0.5, false],
  ['a feed that has fallen silent', [300, 400], 0, false],
  ['a feed whose entries are all of this hour', [0.01, 0.02, 0.03], 3, true],
  ['a feed whose entries are all of this week', [1, 2, 3, 4, 5, 6], 6, true],
])('%s', (_, days, entriesPerWeek, isPaceAtLeast) => {
  expect(paceOf(days.map(daysAgo), now)).toEqual({
    newest: daysAgo(days[0]!).published,
    entriesPerWeek,
    isPaceAtLeast,
  })
})

test('what lies ahead, and what has no date, tells nothing', () => {
  const undated = { published: null, updated: null }
  expect(paceOf([daysAgo(-3), undated], now)).toEqual({
    newest: null,
    entriesPerWeek: null,
    isPaceAtLeast: false,
  })
  expect(paceOf([undated, daysAgo(1)], now).newest).toBe(daysAgo(1).published)
})
