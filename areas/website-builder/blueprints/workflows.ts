import type { Plan } from './plan.ts'

/** Workflows that a new site brings with it, switched off until its reader has looked at them. */
export type SiteWorkflow = 'answer-message' | 'remind-of-booking'

export function workflowsOf({ has }: Plan): SiteWorkflow[] {
  return has('automation') ? ['answer-message', 'remind-of-booking'] : []
}
