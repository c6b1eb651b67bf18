import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildOutcome } from './builds.ts'

/** A linear congruential generator, which gives the same numbers in each run. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

test('[STUDIO-092] seven builds of ten succeed', () => {
  const random = seededRandom(20_261_121)
  const outcomes = Array.from({ length: 1000 }, () => buildOutcome(random).status)
  const successes = outcomes.filter((status) => status === 'success').length
  expect(successes).toBeGreaterThanOrEqual(650)
  expect(successes).toBeLessThanOrEqual(750)
  expect(outcomes.filter((status) => status === 'failed')).toHaveLength(1000 - successes)
})

test('[STUDIO-092] a build succeeds below seven tenths of luck', () => {
  expect(buildOutcome(() => 0.699).status).toBe('success')
  expect(buildOutcome(() => 0.7).status).toBe('failed')
})

test('[STUDIO-094] a build has taken 0 to 179 whole seconds', () => {
  expect(buildOutcome(() => 0).duration).toBe(0)
  expect(buildOutcome(() => 0.9999).duration).toBe(179)
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (luck) => {
      const { duration } = buildOutcome(() => luck)
      expect(Number.isInteger(duration)).toBe(true)
      expect(duration).toBeGreaterThanOrEqual(0)
      expect(duration).toBeLessThanOrEqual(179)
    }),
  )
})
