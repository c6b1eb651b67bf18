import * as z from 'zod/mini'
import { defineContract, Nothing, read, write } from '#core/contract.ts'
import { FLOW } from '../limits.ts'

/** The limits of each reader. */
export const AutomationLimits = z.object({
  /** The most workflows that are active at the same time. */
  activeWorkflows: z
    .int('Enter a number')
    .check(
      z.minimum(1, 'Enter at least 1'),
      z.maximum(FLOW.workflows, `Enter at most ${FLOW.workflows}`),
    ),
  /** The most runs that begin in a month. */
  runsOfMonth: z
    .int('Enter a number')
    .check(
      z.minimum(1, 'Enter at least 1'),
      z.maximum(FLOW.runsOfMonth, `Enter at most ${FLOW.runsOfMonth.toLocaleString('en')}`),
    ),
})
export type AutomationLimits = z.infer<typeof AutomationLimits>

/** Limits of workflows for all readers of the server. */
export const automationLimits = defineContract('automation/limits', ['automation'], {
  getLimits: read(z.object({}), AutomationLimits),
  /** Fields that are left out keep their value. Waiting runs begin if the new limits allow them. */
  saveLimits: write(z.partial(AutomationLimits), Nothing, ['not-allowed']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'automation/limits': typeof automationLimits
  }
}
