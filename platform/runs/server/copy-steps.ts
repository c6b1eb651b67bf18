import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Database } from '#server/tools.ts'

/**
 * Copies the finished steps before `path` from one run to another that has not begun, so that the
 * new run continues after them. Fails if the first run has no step at `path`.
 */
export async function copyStepsBefore(
  db: Database,
  { from, to, path }: { from: string; to: string; path: string },
): Promise<void> {
  const { first } = await db.one(
    z.object({ first: z.nullable(z.int()) }),
    sql`select min(position) as first from run_steps where run_id = ${from} and path = ${path}`,
  )
  if (first === null) throw new Problem('not-found', 'The run has no such step.')
  await db.run(sql`
    insert into run_steps (run_id, path, attempt, name, state, input, output, error, started_at, ended_at)
    select ${to}, path, attempt, name, state, input, output, error, started_at, ended_at from run_steps
    where run_id = ${from} and position < ${first} and state in ('done', 'failed') order by position`)
}
