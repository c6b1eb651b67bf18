import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import type { Maker } from '#server/asking/grant.ts'
import { sql, type Database, type Sql } from '#server/tools.ts'

/** A thing that a program made. */
export const MadeThing = z.object({
  id: z.int(),
  step: z.nullable(z.string()),
  /** The operation that made it. */
  operation: z.string(),
  thing: z.string(),
  madeAt: Time,
})
export type MadeThing = z.infer<typeof MadeThing>

/** A maker of a reader; with a step, only the things of that step. */
export interface MakerOfReader {
  readerId: string
  by: Maker
  /** Limits to things of steps with this prefix, such as those of one run. */
  stepsBelow?: string
}

export function isMadeBy({ readerId, by, stepsBelow }: MakerOfReader): Sql {
  const inStep = by.step === undefined ? sql`` : sql`and step = ${by.step}`
  const below = stepsBelow === undefined ? sql`` : sql`and starts_with(step, ${stepsBelow})`
  return sql`reader_id = ${readerId} and by_kind = ${by.kind} and by_id = ${by.id} ${inStep} ${below}`
}

/** Lists things of a maker that are not undone, newest first; `before` is the id of the last one seen. */
export async function listMade(
  db: Database,
  maker: MakerOfReader,
  { most, before }: { most: number; before?: number | undefined },
): Promise<MadeThing[]> {
  const below = before === undefined ? sql`` : sql`and id < ${before}`
  return db.many(
    MadeThing,
    sql`select id, step, operation, thing, made_at from actions_made
        where ${isMadeBy(maker)} ${below} order by id desc limit ${most}`,
  )
}

/** Leaves things of a maker to the reader, as if they had made them themselves. */
export async function forgetMade(db: Database, maker: MakerOfReader): Promise<void> {
  await db.run(sql`delete from actions_made where ${isMadeBy(maker)}`)
}
