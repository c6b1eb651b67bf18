import * as z from 'zod/mini'
import { prepared } from '#server/database/prepared.ts'
import { isGone } from '#server/work-lane/alive.ts'
import { sql, type World } from '#server/tools.ts'
import { wakeKind } from '../kinds/run-lane.ts'

/** A running run with its current claim, which differs for each claim. */
const Lost = z.object({ claim: z.string(), isOverdue: z.boolean() })
const claim = sql`id || ' ' || coalesce(worker::text, '')`

/**
 * Finds runs whose worker is lost, and frees them for others; returns a function that looks once. A
 * process may lose its connection for a moment, so it must be missing at two looks in a row. A
 * process that hangs is found by its expired lease.
 */
export function watchForLost(
  world: Pick<World, 'db' | 'now' | 'wake' | 'aliveAs'>,
): () => Promise<void> {
  let missing = new Set<string>()
  return async () => {
    const own = await world.aliveAs()
    const lost = await world.db.many(
      Lost,
      prepared(sql`
        select ${claim} as claim, lease_until < now() as is_overdue from runs
        where state = 'running' and (lease_until < now() or (worker_number <> ${own} and ${isGone(sql`worker_number`)}))`),
    )
    const isLost = lost.filter(({ claim, isOverdue }) => isOverdue || missing.has(claim))
    missing = new Set(lost.map(({ claim }) => claim))
    if (isLost.length > 0)
      await free(
        world,
        isLost.map(({ claim }) => claim),
      )
  }
}

async function free(
  world: Pick<World, 'db' | 'now' | 'wake'>,
  claims: readonly string[],
): Promise<void> {
  const kinds = await world.db.many(
    z.object({ area: z.string(), kind: z.string() }),
    sql`with freed as (
          update runs set state = 'waiting', wake_at = ${world.now()}, lost = lost + 1, worker = null, worker_number = null,
            lease_until = null
          where state = 'running' and ${claim} = any(${[...claims]}) returning area, kind)
        select distinct area, kind from freed`,
  )
  for (const kind of kinds) await wakeKind(world, kind)
}
