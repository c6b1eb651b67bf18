import type { Workflow } from './contract.ts'

/** What may be used in a month. */
export const RUN_LIMIT = 100_000
export const ACTIVE_WORKFLOW_LIMIT = 50

export interface AutomationUsage {
  runCount: number
  activeCount: number
}

/** What the workflows have used: every run counts, also of those that are paused by now. */
export function usageOf(workflows: readonly Workflow[]): AutomationUsage {
  return {
    runCount: workflows.reduce((sum, { runs }) => sum + runs, 0),
    activeCount: workflows.filter(({ status }) => status === 'Active').length,
  }
}

/** How much of a limit is used, 0 to 100. */
export function percentOf(limit: number, used: number): number {
  return Math.min(100, Math.round((100 * used) / limit))
}
