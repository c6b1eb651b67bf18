import * as z from 'zod/mini'
import type { Contract } from '#core/contract.ts'
import type { Maker } from '#server/asking/grant.ts'
import { extensionPoint } from '#server/extension-points.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import type { MadeBy } from '../../contracts/made-by.ts'

/** The program that made something: its id, and its name for the step. */
interface MakerPlace {
  id: string
  step: string | null
}

/** The parts of a reader's desk that are needed to read makers. */
export type MakersDesk = Pick<Desk, 'db' | 'readerId' | 'extensions'>

/** Describes programs of one kind that make things. */
export interface Makers {
  kind: Maker['kind']
  /** Describes these programs, in their order; null for an unknown one. */
  describe(
    desk: MakersDesk,
    makers: readonly MakerPlace[],
  ): Promise<(Omit<MadeBy, 'kind'> | null)[]>
}

export const makers = extensionPoint<Makers>('makers')

const Row = z.object({
  thing: z.string(),
  byKind: z.enum(['rule', 'workflow', 'package', 'agent']),
  byId: z.string(),
  step: z.nullable(z.string()),
})

/** The program that made a thing with an operation; null if the reader did so without a program. */
export async function findMaker(
  db: Database,
  readerId: string,
  { operation, thing }: { operation: Pick<Contract[string], 'path'>; thing: string },
): Promise<Maker | null> {
  const row = await db.maybe(
    Row,
    sql`select thing, by_kind, by_id, step from actions_made
        where reader_id = ${readerId} and operation = ${operation.path} and thing = ${thing} limit 1`,
  )
  return row && { kind: row.byKind, id: row.byId, ...(row.step !== null && { step: row.step }) }
}

/**
 * The programs that made things with an operation, by the ids of the things. Things that the reader
 * made without a program are left out.
 */
export async function readMakers(
  desk: MakersDesk,
  { path }: Pick<Contract[string], 'path'>,
  things: readonly string[],
): Promise<Map<string, MadeBy>> {
  const found = new Map<string, MadeBy>()
  if (things.length === 0) return found
  const rows = await desk.db.many(
    Row,
    sql`select thing, by_kind, by_id, step from actions_made
        where reader_id = ${desk.readerId} and operation = ${path} and thing = any(${[...things]}) order by id`,
  )
  for (const { kind, describe } of desk.extensions(makers)) {
    const ofKind = rows.filter(({ byKind }) => byKind === kind)
    if (ofKind.length === 0) continue
    const places = ofKind.map(({ byId, step }) => ({ id: byId, step }))
    const described = await describe(desk, places)
    for (const [nth, one] of described.entries())
      if (one) found.set(ofKind[nth]!.thing, { kind, ...one })
  }
  return found
}
