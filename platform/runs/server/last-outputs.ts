import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'
import { isOf, type KindOfReader } from './runs-of-kinds.ts'

/**
 * Reads the last output of each of these steps in the newest runs, by the last part of the step's
 * path.
 */
export async function readLastOutputs(
  db: Database,
  of: KindOfReader,
  steps: readonly string[],
  mostRuns: number,
): Promise<Map<string, unknown>> {
  const rows = await db.many(
    z.object({ step: z.string(), output: z.unknown() }),
    sql`select distinct on (step) step, output from (
          select regexp_replace(path, '^.*/', '') as step, output, newest.position as run, run_steps.position
          from (select id, position from runs where ${isOf(of)} order by position desc limit ${mostRuns}) as newest
          join run_steps on run_id = newest.id and run_steps.state = 'done') as done
        where step = any(${[...steps]}::text[]) order by step, run desc, position desc`,
  )
  return new Map(rows.map(({ step, output }) => [step, output]))
}
