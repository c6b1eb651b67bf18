import { sql, type Database } from '#server/tools.ts'

/** The newest lines of a run; the older ones go. */
export const LOG_LINES = 200
const LINE_CHARACTERS = 500

export async function addLogLine(
  db: Database,
  { run, text, at }: { run: string; text: string; at: Date },
): Promise<void> {
  const line = text.replaceAll('\0', ' ').slice(0, LINE_CHARACTERS).toWellFormed()
  await db.run(sql`
    insert into run_log (run_id, at, text) select id, ${at}, ${line} from runs where id = ${run}`)
  await db.run(sql`
    delete from run_log where run_id = ${run} and id <= (
      select id from run_log where run_id = ${run} order by id desc offset ${LOG_LINES} limit 1)`)
}
