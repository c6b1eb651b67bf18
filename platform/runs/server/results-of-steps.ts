import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'

/**
 * The first result of these steps in any of these runs; the steps are given by the ends of their
 * paths. Undefined if there is none yet.
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
