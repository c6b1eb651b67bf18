import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'

/**
 * The first result of some steps, named by the ends of their paths, in any of these runs; undefined before there is
 * one.
 */
export async function firstResultOf(
  db: Database,
  { runs, steps }: { runs: readonly string[]; steps: readonly string[] },
): Promise<unknown> {
  const row = await db.maybe(
    z.object({ output: z.unknown() }),
    sql`select output from run_steps
        where run_id = any(${[...runs]}) and state = 'done' and regexp_replace(path, '^.*/', '') = any(${[...steps]})
        order by position limit 1`,
  )
  return row?.output
}
