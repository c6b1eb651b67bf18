import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shortCount } from '#web/ui/count.ts'
import { sampleWorkflows } from './demo/workflows.ts'
import { ACTIVE_WORKFLOW_LIMIT, percentOf, RUN_LIMIT, usageOf } from './usage.ts'

describe('the usage of Automation', () => {
  test('[AUTO-008, AUTO-009] is what the sample workflows add up to', () => {
    const { runCount, activeCount } = usageOf(sampleWorkflows)
    expect([shortCount(runCount), shortCount(RUN_LIMIT)]).toEqual(['45.2K', '100K'])
    expect([activeCount, ACTIVE_WORKFLOW_LIMIT]).toEqual([24, 50])
  })

  test('never fills a limit beyond its end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), fc.nat(), (limit, used) => {
        const percent = percentOf(limit, used)
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
        if (used >= limit) expect(percent).toBe(100)
      }),
    )
  })
})
