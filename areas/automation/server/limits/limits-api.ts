import type { Api } from '#core/contract.ts'
import type { Kept } from '#server/asking/kept.ts'
import { sql, type Desk } from '#server/tools.ts'
import { automationLimits } from '../../contracts/usage-limits.ts'
import { wakeHeldRuns } from './held-runs.ts'
import { readLimits } from './read-limits.ts'

function serverLimits({ world }: Desk): Api<typeof automationLimits> {
  return {
    getLimits: () => readLimits(world.db),

    async saveLimits({ activeWorkflows = null, runsOfMonth = null }) {
      await world.db.transaction(async (db) => {
        await db.run(sql`
          update automation_limits set active_workflows = coalesce(${activeWorkflows}::int, active_workflows),
            runs_of_month = coalesce(${runsOfMonth}::int, runs_of_month)`)
        await wakeHeldRuns(world, db)
      })
      await world.announce({ area: 'automation' })
    },
  }
}

export const limitsKeeper: Kept = {
  contract: automationLimits,
  open: serverLimits,
  // Only the owner may change these limits, since they apply to all readers.
  isForOwner: true,
  about: {
    getLimits: 'The most active workflows, and runs in a month, of each reader.',
    saveLimits: 'Changes the limits of workflows; runs that wait for room begin.',
  } satisfies Record<keyof typeof automationLimits, string>,
}
