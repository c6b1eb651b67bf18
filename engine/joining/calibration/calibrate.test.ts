import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calibrate, WRONG_AT_MOST, type Judged } from './calibrate.ts'

/** Makes judged entries at one confidence, of which `wrong` do not belong. */
function at(confidence: number, count: number, wrong: number): Judged[] {
  return Array.from({ length: count }, (_, nth) => ({ confidence, belongs: nth >= wrong }))
}

describe('calibrating', () => {
  test('proposes the lowest threshold from which on few enough do not belong', () => {
    const { proposed, steps } = calibrate([
      ...at(0.42, 20, 12),
      ...at(0.58, 20, 5),
      ...at(0.72, 60, 1),
    ])
    expect(proposed).toBe(0.6)
    expect(steps.find(({ joinAt }) => joinAt === 0.55)).toEqual({
      joinAt: 0.55,
      joined: 80,
      wrong: 6,
    })
  })

  test('says so when there is too little to go by', () => {
    const { proposed, reason } = calibrate(at(0.9, 200, 2))
    expect(proposed).toBeNull()
    expect(reason).toContain('there are 200, 2 of them wrong')
    expect(calibrate([]).reason).toContain('there are 0, 0 of them wrong')
  })

  test('says so when no threshold would do', () => {
    expect(calibrate(at(0.95, 100, 50)).reason).toMatch(/^No threshold/)
  })

  test('what it proposes keeps what it promises', () => {
    const evidence = fc.array(
      fc.record({
        confidence: fc.double({ min: 0.3, max: 0.99, noNaN: true }),
        belongs: fc.boolean(),
      }),
      { maxLength: 300, size: 'max' },
    )
    fc.assert(
      fc.property(evidence, fc.nat(9), (judged, mercy) => {
        const kind = judged.map((one) => ({
          ...one,
          belongs: one.belongs || one.confidence > mercy / 10,
        }))
        const { proposed } = calibrate(kind)
        if (proposed === null) return
        const joined = kind.filter(({ confidence }) => confidence >= proposed)
        const wrong = joined.filter(({ belongs }) => !belongs).length
        expect(wrong).toBeLessThanOrEqual(WRONG_AT_MOST * joined.length)
      }),
    )
  })
})
