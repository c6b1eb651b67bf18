import { raw } from 'sql-template-tag'
import * as z from 'zod/mini'
import { join, sql, type Database } from '#server/tools.ts'
import type { Hanging, Pair } from '../merging/hanging.ts'

/** Reads as JSON the rows of an article that can be restored after a merge. */
export async function readCarried(
  db: Database,
  hanging: readonly Hanging[],
  pair: Pair,
): Promise<string> {
  const parts = givenBack(hanging).map(({ key, read }) => sql`${key}::text, ${read(pair)}`)
  const { carried } = await db.one(
    z.object({ carried: z.string() }),
    sql`select jsonb_build_object(${join(parts)})::text as carried`,
  )
  return carried
}

/**
 * Restores the rows of a merged article. Rows that the other article got only by the merge are
 * removed from it; its own rows stay.
 */
export async function giveBack(
  db: Database,
  hanging: readonly Hanging[],
  { carried, ...pair }: Pair & { carried: string },
): Promise<void> {
  for (const { key, give } of givenBack(hanging)) {
    // A correction by an older version may lack tables that are restored today.
    await give(db, pair, sql`coalesce(${carried}::jsonb->${raw(`'${key}'`)}, '[]')`)
  }
}

const givenBack = (hanging: readonly Hanging[]) => hanging.flatMap(({ back }) => back ?? [])
