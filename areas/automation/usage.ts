import type { AutomationUsage, Workflow } from './contract.ts'

/** The monthly limit of runs on a new server. */
export const RUN_LIMIT = 100_000
export const ACTIVE_WORKFLOW_LIMIT = 50

/** Sums the use of workflows. Every run counts, including runs of workflows that are paused now. */
export function usageOf(
  workflows: readonly Workflow[],
): Pick<AutomationUsage, 'runs' | 'activeWorkflows'> {
  return {
    runs: { used: workflows.reduce((sum, { runs }) => sum + runs, 0), limit: RUN_LIMIT },
    activeWorkflows: {
      used: workflows.filter(({ status }) => status === 'active').length,
      limit: ACTIVE_WORKFLOW_LIMIT,
    },
  }
}

/** The share of a limit that is used, 0 to 100. */
export function percentOf({ used, limit }: AutomationUsage['runs']): number {
  return Math.min(100, Math.round((100 * used) / limit))
}
