import * as z from 'zod/mini'
import { Time, type Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import type { workflows } from '../../contracts/workflows.ts'
import { compareFlows } from '../../flow/changes.ts'
import { Flow } from '../../flow/flow.ts'
import { FLOW } from '../../limits.ts'
import { saveDraft } from './save-draft.ts'
import { demandWorkflow } from '../rows/workflow-rows.ts'

const VersionRow = z.object({ version: z.int(), savedAt: Time, flow: Flow })

/** Operations on the versions of workflows; a version never changes. */
export function versionsApi(
  desk: Desk,
): Pick<Api<typeof workflows>, 'listVersions' | 'getVersion' | 'restoreVersion'> {
  const { db } = desk
  return {
    async listVersions({ id }) {
      await demandWorkflow(db, id)
      const rows = await db.many(
        VersionRow,
        sql`select version, saved_at, flow from automation_versions
            where workflow_id = ${id} order by version desc limit ${FLOW.versionsKept}`,
      )
      return rows.map(({ version, savedAt, flow }, index) => {
        const before = rows[index + 1]?.flow ?? { steps: [] }
        return { version, savedAt, changes: compareFlows(before, flow).map(({ text }) => text) }
      })
    },

    getVersion: async ({ id, version }) => ({ flow: await readVersion(db, id, version) }),

    async restoreVersion({ id, version, revision }) {
      return saveDraft(desk, { id, revision, flow: await readVersion(db, id, version) })
    },
  }
}

async function readVersion(db: Database, id: string, version: number): Promise<Flow> {
  await demandWorkflow(db, id)
  const row = await db.maybe(
    z.object({ flow: Flow }),
    sql`select flow from automation_versions where workflow_id = ${id} and version = ${version}`,
  )
  if (row) return row.flow
  throw new Problem('not-found', `There is no version ${version} of this workflow.`)
}
