import { sql, type Database, type Tools } from '../tools.ts'
import { repeat } from '../work-lane/repeat.ts'
import { nextClock } from './clock-state.ts'
import { readClock } from './read-clock.ts'
import { endFutureStamps } from './stamps.ts'
import { endImpossibleWaits } from './waits.ts'

const LOOK_EVERY_MS = 5000
/** The clock is stored this often while nothing is wrong with it. */
const WRITE_EVERY_MS = 60_000

/** Corrects waits and times that only a wrong clock can have set, until the signal aborts. */
export function watchForever(tools: Tools, signal: AbortSignal): Promise<void> {
  return repeat(tools.log, signal, {
    name: 'clock',
    everyMs: LOOK_EVERY_MS,
    work: () => watchClock(tools),
  })
}

/** Reads the clock once, and acts on the result. */
export async function watchClock(tools: Tools): Promise<void> {
  const { db, now, log } = tools
  const moment = now()
  const known = await readClock(db)
  const isCalm =
    known !== null && Math.abs(moment.getTime() - known.lastAt.getTime()) < WRITE_EVERY_MS
  if (isCalm) return
  if (await db.transaction((db) => goOn(tools, db, moment))) {
    log.warn('The clock was ahead and is right again; dates in the future were set to now')
    await tools.announce({ area: 'sources' })
  }
  const ended = await endImpossibleWaits(tools, db, moment)
  if (ended > 0) {
    log.warn({ rows: ended }, 'A clock that was ahead had delayed work; it is due now')
    await tools.announce({ area: 'sources' })
  }
}

/**
 * Stores the progress of the clock; returns true if a clock that was ahead has just become right.
 */
async function goOn(tools: Tools, db: Database, now: Date): Promise<boolean> {
  // The first reading is compared with the time of the last fetch.
  await db.run(sql`
    insert into hub_clock (last_at, steady_since)
    select coalesce(max(last_fetched_at), ${now}), coalesce(max(last_fetched_at), ${now}) from feeds
    on conflict do nothing`)
  await db.run(sql`select from hub_clock for update`)
  const { state, isReturned } = nextClock(await readClock(db), now)
  await db.run(sql`
    update hub_clock set last_at = ${state.lastAt}, steady_since = ${state.steadySince},
      leapt_from = ${state.leap?.from ?? null}, leapt_to = ${state.leap?.to ?? null}`)
  if (isReturned) await endFutureStamps(tools, db, now)
  return isReturned
}
