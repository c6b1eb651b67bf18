import { createHash, randomBytes } from 'node:crypto'
import type { SiteRequest } from '#server/second-listener/sites.ts'
import { sql, type World } from '#server/tools.ts'
import { ENVIRONMENTS } from '../../limits.ts'
import { dayOf } from './read-environments.ts'
import type { ServedBuild } from '../served/served-build.ts'

const WRITE_AFTER_MS = 2000
const VISIT_MS = ENVIRONMENTS.visitMinutes * 60_000

interface Visits {
  /** The time of the last page load, by visitor. */
  seen: Map<string, number>
  /** Visits that are not stored yet, by environment. */
  fresh: Map<string, { served: ServedBuild; count: number }>
  timer: NodeJS.Timeout | null
}

const byServer = new WeakMap<World, Visits>()
/**
 * The salt for hashing visitors, so that they cannot be identified. It exists only while the
 * process runs.
 */
const salt = randomBytes(16)

/**
 * Counts a visit when somebody loads a page for the first time in half an hour. Visitors are
 * remembered only in memory, as hashes, and only for that time. Counts by day are stored some
 * seconds later, so that a flood of requests causes few writes.
 */
export function countVisit(
  world: World,
  served: ServedBuild,
  { client, headers }: Pick<SiteRequest, 'client' | 'headers'>,
): void {
  const visits = byServer.get(world) ?? { seen: new Map(), fresh: new Map(), timer: null }
  byServer.set(world, visits)
  const place = `${served.projectId}/${served.env}`
  const who = createHash('sha256')
    .update(salt)
    .update(JSON.stringify([place, client, headers['user-agent']]))
    .digest('base64')
  const now = world.now().getTime()
  const last = visits.seen.get(who)
  visits.seen.delete(who)
  visits.seen.set(who, now)
  if (visits.seen.size > ENVIRONMENTS.visitorsHeld)
    visits.seen.delete(visits.seen.keys().next().value!)
  if (last !== undefined && now - last < VISIT_MS) return
  visits.fresh.set(place, { served, count: (visits.fresh.get(place)?.count ?? 0) + 1 })
  visits.timer ??= setTimeout(() => void writeVisits(world), WRITE_AFTER_MS).unref()
}

/** Stores the visits that were counted since the last call. */
export async function writeVisits(world: World): Promise<void> {
  const visits = byServer.get(world)
  if (!visits) return
  if (visits.timer) clearTimeout(visits.timer)
  visits.timer = null
  const day = dayOf(world.now())
  for (const [place, { served, count }] of [...visits.fresh]) {
    visits.fresh.delete(place)
    const { projectId, env, readerId } = served
    try {
      await world.db.run(sql`
        insert into app_studio_days as counted (project_id, env, day, reader_id, visits)
        select id, ${env}, ${day}::date, reader_id, ${count}::int from app_studio_projects where id = ${projectId}
        on conflict (project_id, env, day) do update set visits = counted.visits + excluded.visits`)
      await world.announce({ area: 'app-studio/environments', readerId })
    } catch (error) {
      world.log.error({ err: error }, 'Visits of apps were not counted')
    }
  }
}
