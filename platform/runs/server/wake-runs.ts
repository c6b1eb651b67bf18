import { sql, type Database, type Tools } from '#server/tools.ts'
import type { AnyRunKind } from './kinds/run-kind.ts'
import { wakeKind } from './kinds/run-lane.ts'

/**
 * Changes the time at which waiting or paused runs of a kind continue, in the transaction of `db`;
 * runs that wait for an answer keep theirs.
 */
export async function wakeRunsAt(
  tools: Pick<Tools, 'wake'>,
  db: Database,
  kind: Pick<AnyRunKind, 'area' | 'kind'>,
  { ids, at }: { ids: readonly string[]; at: Date },
): Promise<void> {
  await db.run(sql`
    update runs set wake_at = ${at} where id = any(${[...ids]}) and area = ${kind.area} and kind = ${kind.kind}
      and state in ('waiting', 'paused') and question is null`)
  await wakeKind(tools, kind, db)
}
