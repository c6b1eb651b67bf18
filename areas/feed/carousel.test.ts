import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ADVANCE_EVERY_MS, stepIndex } from './carousel.ts'

describe('the ring of Breaking News', () => {
  test('[FEED-010] next cycles from the last item to the first', () => {
    expect([0, 1, 2, 3].map((index) => stepIndex(index, 1, 4))).toEqual([1, 2, 3, 0])
  })

  test('[FEED-011] previous cycles from the first item to the last', () => {
    expect([0, 1, 2, 3].map((index) => stepIndex(index, -1, 4))).toEqual([3, 0, 1, 2])
  })

  test('any walk stays inside, and walking back returns to the start', () => {
    fc.assert(
      fc.property(
        fc.nat(50),
        fc.integer(),
        fc.integer({ min: 1, max: 50 }),
        (start, steps, count) => {
          const from = start % count
          const to = stepIndex(from, steps, count)
          expect(to).toBeGreaterThanOrEqual(0)
          expect(to).toBeLessThan(count)
          expect(stepIndex(to, -steps, count)).toBe(from)
        },
      ),
    )
  })

  test('an empty ring stays at its start', () => {
    expect(stepIndex(0, 1, 0)).toBe(0)
  })

  test('it turns every eight seconds', () => {
    expect(ADVANCE_EVERY_MS).toBe(8000)
  })
})
