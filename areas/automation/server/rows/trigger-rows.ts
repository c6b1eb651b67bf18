import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { Time } from '#core/contract.ts'
import { sql, type Database } from '#server/tools.ts'
import { TriggerDraft } from '../../flow/triggers.ts'

export const TriggerRow = z.object({
  id: z.string(),
  readerId: z.string(),
  name: z.string(),
  draft: TriggerDraft,
  isActive: z.boolean(),
  activeSince: Time,
  nextAt: z.nullable(Time),
  firedAt: z.nullable(Time),
  example: z.nullable(z.unknown()),
})
export type TriggerRow = z.infer<typeof TriggerRow>

export const triggerColumns = sql`id, reader_id, name, draft, is_active, active_since, next_at, fired_at, example`

/** Finds a trigger by id; null if the reader of `db` has none with it. */
export async function findTrigger(db: Database, id: string): Promise<TriggerRow | null> {
  return db.maybe(
    TriggerRow,
    sql`select ${triggerColumns} from automation_triggers where id = ${id} and deleted_at is null`,
  )
}

/** Throws a `Problem` if the reader of `db` has no trigger with this id. */
export async function demandTrigger(db: Database, id: string): Promise<TriggerRow> {
  const row = await findTrigger(db, id)
  if (row) return row
  throw new Problem('not-found', 'That trigger is already gone.')
}
