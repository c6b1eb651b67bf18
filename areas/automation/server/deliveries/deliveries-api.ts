import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { Time } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Desk } from '#server/tools.ts'
import { deliveryStates, type deliveries } from '../../contracts/deliveries.ts'
import { DELIVERY } from '../../limits.ts'
import { readRunsById } from '#platform/runs/server/lends.ts'
import { withGivenFile } from '#platform/files/server/lends.ts'
import { cleanFileName } from '#server/disk/file-name.ts'
import { droppedFile } from './file/file-facts.ts'
import { takeFile } from './file/take-file.ts'
import { demandTrigger } from '../rows/trigger-rows.ts'
import { workflowRun } from '../rows/workflow-run.ts'
import { releaseDelivery } from './take-delivery.ts'
import { makeSecret } from '../addresses/secrets.ts'

const Row = z.object({
  position: z.int(),
  at: Time,
  times: z.int(),
  about: z.string(),
  state: z.enum(deliveryStates),
  reason: z.nullable(z.string()),
  runs: z.array(z.string()),
})

/** Deliveries to a reader's triggers. */
export function serverDeliveries(desk: Desk): Api<typeof deliveries> {
  const { db, readerId } = desk
  return {
    async listDeliveries({ id }) {
      await demandTrigger(db, id)
      const rows = await db.many(
        Row,
        sql`select position, at, times, about, state, reason, runs from automation_deliveries
            where trigger_id = ${id} order by at desc, position desc limit ${DELIVERY.shown}`,
      )
      const begun = rows.flatMap(({ runs }) => runs)
      const kept = await readRunsById(db, { kind: workflowRun, readerId }, begun, [])
      const ordered = kept.toSorted((a, b) => a.position - b.position)
      return rows.map(({ runs, ...row }) => ({
        ...row,
        runs: ordered
          .filter((run) => runs.includes(run.id))
          .map((run) => ({ id: run.id, workflow: { id: run.parentId, name: run.title } })),
      }))
    },

    async releaseDelivery({ id, position }) {
      if (!(await releaseDelivery(desk, await demandTrigger(db, id), position)))
        throw new Problem('not-found', 'That is not held back any more.')
    },

    async dropFile({ id, name, upload }) {
      const trigger = await demandTrigger(db, id)
      if (trigger.draft.kind !== 'file')
        throw new Problem('conflict', 'This trigger takes no files.')
      if (!trigger.isActive)
        throw new Problem('conflict', 'This trigger is switched off. Switch it on first.')
      const clean = cleanFileName(name)
      return withGivenFile(desk, droppedFile, { name: clean, upload }, async (bytes) => {
        const taken = await takeFile(desk.world, trigger, {
          ...{ id: `upload/${upload}`, name: clean, bytes },
        })
        if (taken.is === 'too-many')
          throw new Problem('unavailable', 'Too many files came at once. Try again in a minute.')
        return { runs: taken.is === 'new' ? taken.runs.length : 0 }
      })
    },

    async renewSecret({ id }) {
      const { draft } = await demandTrigger(db, id)
      if (draft.kind !== 'webhook') throw new Problem('conflict', 'Only webhooks have a secret.')
      const secret = await makeSecret(desk, id)
      await desk.announce({ area: 'automation' })
      return { secret }
    },
  }
}
