import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shortCount } from '#web/ui/count.ts'
import { sampleWorkflows } from './demo/workflows.ts'
import { percentOf, usageOf } from './usage.ts'

describe('the usage of Automation', () => {
  test('[AUTO-008, AUTO-009] is what the sample workflows add up to', () => {
    const { runs, activeWorkflows } = usageOf(sampleWorkflows)
    expect([runs.used, runs.limit].map(shortCount)).toEqual(['45.2K', '100K'])
    expect(activeWorkflows).toEqual({ used: 24, limit: 50 })
  })

  test('never fills a limit beyond its end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), fc.nat(), (limit, used) => {
        const percent = percentOf({ used, limit })
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
        if (used >= limit) expect(percent).toBe(100)
      }),
    )
  })
})
