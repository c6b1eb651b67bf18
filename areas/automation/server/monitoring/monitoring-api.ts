import type { Api } from '#core/contract.ts'
import { readFigures } from '#platform/figures/server/lends.ts'
import { arePerformed, countOpenRuns, countOpenThen } from '#platform/runs/server/lends.ts'
import type { Desk } from '#server/tools.ts'
import type { monitoring } from '../../contracts/monitoring.ts'
import { FLOW } from '../../limits.ts'
import { RUN_FIGURES } from './count-runs.ts'
import { workflowRun } from '../rows/workflow-run.ts'

const HOUR_MS = 3_600_000
const hoursOf = { day: 24, week: 168 } as const

/** Statistics of a reader's workflow runs. */
export function serverMonitoring(desk: Desk): Api<typeof monitoring> {
  const { db, readerId, now } = desk
  const of = { kind: workflowRun, readerId }

  return {
    async getFigures({ workflow, span }) {
      const { points, total } = await readFigures(desk, {
        ...{ name: RUN_FIGURES, by: 'hour', length: hoursOf[span] },
        ...(workflow !== undefined && { subject: workflow }),
      })
      const ends = points.map(({ at }) => {
        return new Date(Math.min(Date.parse(at) + HOUR_MS, now().getTime()))
      })
      const open = await countOpenThen(db, { ...of, parentId: workflow }, ends, FLOW.runsKept)
      return {
        points: points.map(({ at, ...figure }, nth) => ({
          at,
          ...figureOf(figure),
          open: open[nth] ?? null,
        })),
        total: figureOf(total),
      }
    },

    async getState() {
      const isPerformed = await arePerformed(db)
      return { isPerformed, ...(await countOpenRuns(db, of, now())) }
    },
  }
}

interface Calls {
  calls: number
  failures: number
  halfMs: number | null
  mostMs: number | null
}

function figureOf({ calls, failures, halfMs, mostMs }: Calls) {
  return { ended: calls, failed: failures, halfMs, mostMs }
}
