import { RUNS } from '../../limits.ts'
import { sql, type Database } from '#server/tools.ts'
import type { RunLevel } from '../../contract.ts'

/** Adds a line to the log of a run; beyond the limit, the oldest lines are deleted. */
export async function addLogLine(
  db: Database,
  { run, level, text, at }: { run: string; level: RunLevel; text: string; at: Date },
): Promise<void> {
  const line = text.replaceAll('\0', ' ').slice(0, RUNS.logLineCharacters).toWellFormed()
  await db.run(sql`
    insert into run_log (run_id, at, level, text) select id, ${at}, ${level}, ${line} from runs where id = ${run}`)
  await db.run(sql`
    delete from run_log where run_id = ${run} and id <= (
      select id from run_log where run_id = ${run} order by id desc offset ${RUNS.logLines} limit 1)`)
}
