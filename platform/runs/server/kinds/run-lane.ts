import { createHash } from 'node:crypto'
import type { Database, Tools } from '#server/tools.ts'
import type { AnyRunKind } from './run-kind.ts'

type KindName = Pick<AnyRunKind, 'area' | 'kind'>

/**
 * Wakes the workers to look for waiting runs of a kind; with the `db` of a transaction, when that
 * commits.
 */
export async function wakeKind(
  tools: Pick<Tools, 'wake'>,
  kind: KindName,
  db?: Database,
): Promise<void> {
  await tools.wake(laneOf(kind), db)
}

/** The lane that is woken when a reader pauses or cancels a running run. */
export const STOPS_LANE = 'runs_stops'

/** The name of the lane that performs runs of a kind; waking it starts a look for waiting runs. */
export function laneOf({ area, kind }: KindName): string {
  return `runs_${area}_${kind}`
}

/** A number for a kind, for PostgreSQL's advisory locks. */
export function numberOf(kind: KindName): number {
  return createHash('sha256').update(laneOf(kind)).digest().readInt32BE()
}
