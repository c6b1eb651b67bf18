import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { readAccounts } from '#platform/connections/server/lends.ts'
import { sql, type Desk } from '#server/tools.ts'
import { checkFlow, type Fault } from '../../flow/check.ts'
import { readExample } from '../triggers/example.ts'
import { listActions } from './list-actions.ts'
import type { WorkflowRow } from '../rows/workflow-rows.ts'

/** Finds faults of the draft, in words. A workflow with faults cannot be switched on. */
export async function faultsOf(
  desk: Desk,
  { draft, triggerId, pinned }: Pick<WorkflowRow, 'draft' | 'triggerId' | 'pinned'>,
): Promise<Fault[]> {
  const actions = await listActions(desk)
  const accounts = await readAccounts(desk.db, desk.readerId)
  const others = await desk.db.many(
    z.object({ id: z.string(), name: z.string() }),
    sql`select id, name from automation_workflows where deleted_at is null`,
  )
  const trigger = await readExample(desk, triggerId)
  return checkFlow(draft, {
    actions: new Map(
      actions.map(({ name, fields, accountKind }) => [
        name,
        {
          fields: fields.map((field) => field.name),
          needs: fields.flatMap((field) => (field.isNeeded ? [field.name] : [])),
          ...(accountKind && { account: accountKind }),
        },
      ]),
    ),
    accounts: new Set(accounts.map(({ kind, name }) => `${kind}/${name}`)),
    workflows: new Set(others.flatMap(({ id, name }) => [id, name])),
    outputs: pinned,
    ...(trigger !== null && { trigger }),
  })
}

export function demandFaultless(faults: readonly Fault[]): void {
  const [first, ...others] = faults
  if (!first) return
  const more = others.length === 0 ? '' : ` There are ${others.length} more to look at.`
  throw new Problem('invalid', `${first.place}: ${first.message}${more}`)
}
