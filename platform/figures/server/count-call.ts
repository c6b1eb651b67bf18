import { pause } from '#server/pause.ts'
import { bulk } from '#server/database/bulk.ts'
import { sql, type World, type WorldDatabase } from '#server/tools.ts'
import { Pending, type Counted, type Sum } from './pending.ts'
import { STEPS_MS } from './times.ts'

const STORE_EVERY_MS = 5000

interface Counter {
  pending: Pending
  timer: NodeJS.Timeout | null
  /**
   * Resolves when the counts so far are stored. The next store begins after that, so that only one
   * runs at a time.
   */
  storing: Promise<void>
  /** True if the last count found no room; only the first such count is logged. */
  isOverfull: boolean
}

/** The counter of each process, thread or test; all of them add to the same rows. */
const counters = new WeakMap<WorldDatabase, Counter>()

function counterOf({ db }: Pick<World, 'db'>): Counter {
  const known = counters.get(db)
  if (known) return known
  const counter = {
    pending: new Pending(),
    timer: null,
    storing: Promise.resolve(),
    isOverfull: false,
  }
  counters.set(db, counter)
  return counter
}

/**
 * Counts a call in memory; all counts are stored together within a few seconds. A process that is
 * killed before that loses only these counts.
 */
export function countCall(world: Pick<World, 'db' | 'log' | 'now'>, counted: Counted): void {
  const counter = counterOf(world)
  const hasRoom = counter.pending.add(counted, world.now())
  if (!hasRoom && !counter.isOverfull)
    world.log.warn({ name: counted.name }, 'Figures are left out: too many wait to be stored')
  counter.isOverfull = !hasRoom
  counter.timer ??= setTimeout(() => {
    counter.timer = null
    void storeFigures(world)
  }, STORE_EVERY_MS).unref()
}

/** Stores the counts so far. After a failure, they are kept and stored with the next ones. */
export async function storeFigures(world: Pick<World, 'db' | 'log'>): Promise<void> {
  const counter = counterOf(world)
  counter.storing = counter.storing.then(async () => {
    const sums = counter.pending.take()
    if (sums.length === 0) return
    try {
      await store(world.db, sums)
    } catch (error) {
      world.log.warn({ err: error }, 'Figures could not be stored; they are kept for the next time')
      counter.pending.putBack(sums)
    }
  })
  return counter.storing
}

/** Adds sums to the stored rows in one statement, because several workers add to the same rows. */
async function store(db: WorldDatabase, sums: readonly Sum[]): Promise<void> {
  const rows = sums.map((sum, place) => ({ ...sum, place, times: `{${sum.times.join()}}` }))
  const given = bulk(rows, {
    ...{ readerId: 'text', name: 'text', subject: 'text', isHour: 'boolean', at: 'timestamptz' },
    ...{ calls: 'int', failures: 'int', times: 'text', place: 'int' },
  })
  await db.run(sql`
    insert into figures_sums as stored (reader_id, name, subject, is_hour, at, calls, failures, times)
    select "readerId", name, subject, "isHour", at, calls, failures, times::integer[]
    from ${given.rows} where exists (select from readers where id = "readerId")
    order by place
    on conflict (reader_id, name, is_hour, subject, at) do update set
      calls = stored.calls + excluded.calls,
      failures = stored.failures + excluded.failures,
      times = array(
        select coalesce(before, 0) + coalesce(more, 0)
        from unnest(stored.times, excluded.times) with ordinality as step (before, more, place)
        where place <= ${STEPS_MS.length + 1} order by place)`)
}

/** Stores the remaining counts when a worker stops. */
export async function storeAtEnd(world: World, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) await pause(STORE_EVERY_MS, signal)
  await storeFigures(world)
}
