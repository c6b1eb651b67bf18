import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { sql, type Database } from '../tools.ts'
import { prepared } from './prepared.ts'

/**
 * The time after which another process can take a lease that was not renewed: its holder was
 * killed, or hangs.
 */
export const LEASE_SECONDS = 8
export const RENEW_EVERY_MS = 2000

/**
 * Takes a lease for `holder`, or renews it; returns false if another holder has it. Unlike a lock
 * of PostgreSQL, a lease needs neither a transaction nor a connection of its own, so it also works
 * through a pooler.
 */
export async function takeLease(db: Database, name: string, holder: string): Promise<boolean> {
  const taken = await db.maybe(
    z.object({ name: z.string() }),
    prepared(sql`insert into leases as lease (name, holder, held_until) values (${name}, ${holder}, ${lastsUntil})
        on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
        -- One that ends later than anybody can have asked for was taken by a wrong clock.
        where lease.holder = excluded.holder or lease.held_until not between clock_timestamp() and ${lastsUntil}
        returning name`),
  )
  return taken !== null
}

const lastsUntil = sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`

/** Releases the lease for other processes. */
export async function releaseLease(db: Database, name: string, holder: string): Promise<void> {
  await db.run(sql`delete from leases where name = ${name} and holder = ${holder}`)
}

/**
 * Does long work while it holds and renews a lease; does nothing if another process holds the
 * lease.
 */
export async function whileLeased(
  db: Database,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  const holder = randomUUID()
  if (!(await takeLease(db, name, holder))) return
  const renewal = setInterval(
    // A failed renewal is ignored: the next one may come before the lease runs out.
    () => void takeLease(db, name, holder).catch(() => {}),
    RENEW_EVERY_MS,
  )
  try {
    await work()
  } finally {
    clearInterval(renewal)
    await releaseLease(db, name, holder).catch(() => {})
  }
}
