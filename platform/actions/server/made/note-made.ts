import type { FollowWrite } from '#server/asking/writes-of-programs.ts'
import { prepared } from '#server/database/prepared.ts'
import { sql } from '#server/tools.ts'
import { actionOf } from '../declared.ts'

/** Records the thing that a program makes by an action, in the same transaction. */
export const noteMade: FollowWrite = async ({ desk, operation, by, keeper }, input) => {
  const makes = actionOf(desk.extensions, operation.path)?.makes
  if (!makes) return async () => {}
  const { path } = makes.unless ?? {}
  const isThere =
    path !== undefined && (await keeper[path.slice(path.lastIndexOf('/') + 1)]!(input))
  return async (output) => {
    const things = isThere ? [] : makes.ids(input as never, output as never)
    if (things.length === 0) return
    const { db, readerId, now } = desk
    await db.run(
      prepared(sql`
      insert into actions_made (reader_id, by_kind, by_id, step, operation, thing, made_at)
      select ${readerId}, ${by.kind}, ${by.id}, ${by.step ?? null}, ${operation.path}, thing, ${now()}
      from unnest(${things}::text[]) as thing
      on conflict (reader_id, by_kind, by_id, operation, thing)
        -- Its reader had removed it, and it was made once more.
        do update set step = excluded.step, made_at = excluded.made_at`),
    )
  }
}
