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

/** A program that made things for a reader; with a step, only the things of that step count. */
export interface MakerOfReader {
  readerId: string
  by: Maker
  /** A prefix of the step, such as that of one run; only things of such steps count. */
  stepsBelow?: string
}

export function isMadeBy({ readerId, by, stepsBelow }: MakerOfReader): Sql {
  const inStep = by.step === undefined ? sql`` : sql`and step = ${by.step}`
  const below = stepsBelow === undefined ? sql`` : sql`and starts_with(step, ${stepsBelow})`
  return sql`reader_id = ${readerId} and by_kind = ${by.kind} and by_id = ${by.id} ${inStep} ${below}`
}

/**
 * Lists things of a maker that were not undone, newest first; `before` is the id of the last listed
 * thing.
 */
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

/** Forgets that a maker made its things, so that they count as made by the reader. */
export async function forgetMade(db: Database, maker: MakerOfReader): Promise<void> {
  await db.run(sql`delete from actions_made where ${isMadeBy(maker)}`)
}
