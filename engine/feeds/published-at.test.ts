import { expect, test } from 'vitest'
import { publishedAt } from './published-at.ts'

const now = new Date('2026-03-02T12:00:00Z')
const at = (published: string | null, updated: string | null = null) =>
  publishedAt({ published, updated }, now).toISOString()

test.each([
  ['as stated', at('2026-03-02T08:00:00.000Z'), '2026-03-02T08:00:00.000Z'],
  [
    'when it was updated, where nothing else is stated',
    at(null, '2026-03-01T08:00:00.000Z'),
    '2026-03-01T08:00:00.000Z',
  ],
  ['now, where nothing is stated', at(null), '2026-03-02T12:00:00.000Z'],
  [
    'as stated, where a clock runs a little ahead',
    at('2026-03-02T12:09:00.000Z'),
    '2026-03-02T12:09:00.000Z',
  ],
  [
    'now, where the time is in the future',
    at('2031-01-01T00:00:00.000Z'),
    '2026-03-02T12:00:00.000Z',
  ],
])('an entry counts as published %s', (_, found, expected) => {
  expect(found).toBe(expected)
})
