import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ringNeighbor, ringPoint, ringReach } from './integration-ring.ts'

const counts = fc.integer({ min: 1, max: 40 })

test('[STUDIO-079] nodes stand 200 and 240 from the middle in turn, at even angles', () => {
  fc.assert(
    fc.property(counts, (count) => {
      const places = Array.from({ length: count }, (_, index) => ringPoint(index, count))
      for (const [index, { x, y }] of places.entries()) {
        expect(Math.hypot(x, y)).toBeCloseTo(index % 2 === 0 ? 200 : 240)
        const turn = Math.atan2(y, x) + Math.PI / 2 - (index / count) * 2 * Math.PI
        expect(Math.cos(turn)).toBeCloseTo(1)
      }
    }),
  )
  expect(ringPoint(0, 8).x).toBeCloseTo(0)
  expect(ringPoint(0, 8).y).toBeCloseTo(-200)
})

test('every node is within what the map takes to be its width', () => {
  fc.assert(
    fc.property(counts, (count) => {
      for (let index = 0; index < count; index += 1)
        expect(Math.abs(ringPoint(index, count).x)).toBeLessThan(ringReach(count))
    }),
  )
})

test('the ring has no end', () => {
  expect(ringNeighbor(7, 1, 8)).toBe(0)
  expect(ringNeighbor(0, -1, 8)).toBe(7)
  expect(ringNeighbor(0, 1, 1)).toBe(0)
})
