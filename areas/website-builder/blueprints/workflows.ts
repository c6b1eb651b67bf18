import type { Plan } from './plan.ts'

/**
 * Workflows that are added with a new site. They are switched off until the reader has looked at
 * them.
 */
export type SiteWorkflow = 'answer-message' | 'remind-of-booking'

export function workflowsOf({ has }: Plan): SiteWorkflow[] {
  return has('automation') ? ['answer-message', 'remind-of-booking'] : []
}
