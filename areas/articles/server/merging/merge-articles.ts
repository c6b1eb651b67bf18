import { sql, type Database } from '#server/tools.ts'
import type { Hanging } from './hanging.ts'

/**
 * Everything that hangs on the one (see `hangingOn`) goes over to the other, or is made anew as that is written
 * again.
 */
export async function mergeArticles(
  db: Database,
  hanging: readonly Hanging[],
  { from, into }: { from: number; into: number },
): Promise<void> {
  for (const { carry } of hanging) await carry?.(db, { from, into })
  await db.run(sql`delete from articles where id = ${from}`)
  await db.run(sql`update articles set is_stale = true where id = ${into}`)
}
