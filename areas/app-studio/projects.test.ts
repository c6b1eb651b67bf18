import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentOf, phaseNumber, phaseNumberOf } from './projects.ts'

test('[STUDIO-124] the phase is where the completed milestones reach into', () => {
  expect(phaseNumber(7, 3)).toBe(3)
  expect(phaseNumber(6, 3)).toBe(2)
  expect(phaseNumber(0, 3)).toBe(0)
  expect(phaseNumber(4, 0)).toBe(0)
  const roadmap = { currentPhase: 'Beta', totalPhases: 4, totalMilestones: 12 }
  expect(phaseNumberOf({ ...roadmap, completedMilestones: 7 })).toBe(3)
  expect(phaseNumberOf({ ...roadmap, totalPhases: 0, completedMilestones: 7 })).toBe(0)
})

test('a percentage is whole, within bounds, and 0 of nothing', () => {
  expect(percentOf(1, 3)).toBe(33)
  expect(percentOf(0, 0)).toBe(0)
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(1000), (done, open) => {
      const percent = percentOf(done, done + open)
      expect(percent).toBeGreaterThanOrEqual(0)
      expect(percent).toBeLessThanOrEqual(100)
      expect(Number.isInteger(percent)).toBe(true)
    }),
  )
})
