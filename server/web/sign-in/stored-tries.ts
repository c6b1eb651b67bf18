import * as z from 'zod/mini'
import { SIGN_IN } from '#core/limits.ts'
import { sql, type Database, type Sql } from '../../tools.ts'

const DAY_MS = 24 * 60 * 60_000
/** The row that counts the tries from all addresses from which nobody has signed in. */
export const STRANGERS = 'strangers'

/** The account whose password is tried, with the guesser and the time. */
export interface TryAt {
  accountId: string
  guesser: string
  /** The number of wrong tries before the guesser waits. */
  freeTries: number
  now: Date
}

export function after({ now }: Pick<TryAt, 'now'>, ms: number): Date {
  return new Date(now.getTime() + ms)
}

/**
 * A condition for moments at most `ms` before or after now; only another clock can have written a
 * later moment.
 */
export function isNear(moment: Sql, at: Pick<TryAt, 'now'>, ms: number): Sql {
  return sql`coalesce(${moment} between ${after(at, -ms)} and ${after(at, ms)}, false)`
}

/** A condition that is true if somebody has signed in from the guesser's address recently. */
export function isKnownIn(at: Pick<TryAt, 'now'>): Sql {
  return isNear(sql`tries.signed_in_at`, at, SIGN_IN.knownAddressDays * DAY_MS)
}

const Row = z.object({ guesser: z.string(), waitMs: z.number(), isKnown: z.boolean() })

/**
 * Reads the milliseconds that the guesser must wait, and that strangers must wait; 0 if there is no
 * wait.
 */
export async function readWaits(db: Database, at: Omit<TryAt, 'freeTries'>) {
  const rows = await db.many(
    Row,
    sql`select guesser, extract(epoch from free_at - ${at.now}::timestamptz) * 1000 as wait_ms,
          ${isKnownIn(at)} as is_known
        from sign_in_tries as tries
        where account_id = ${at.accountId} and guesser in (${at.guesser}, ${STRANGERS})`,
  )
  const own = rows.find(({ guesser }) => guesser === at.guesser)
  const strangers = rows.find(({ guesser }) => guesser === STRANGERS)
  return {
    own: bounded(own?.waitMs, SIGN_IN.longestWaitMs),
    strangers: bounded(strangers?.waitMs, SIGN_IN.strangersWaitMs),
    isKnown: own?.isKnown ?? false,
  }
}

/** The wait; 0 if it is longer than the longest one, because then it comes from a wrong clock. */
function bounded(waitMs = 0, longestMs: number): number {
  return waitMs > 0 && waitMs <= longestMs ? waitMs : 0
}

/**
 * Deletes rows that neither delay nor identify anybody, and rows that only a wrong clock can have
 * written.
 */
export async function sweepTries(db: Database, now: Date): Promise<void> {
  await db.run(sql`delete from sign_in_tries as tries
    where not ${isNear(sql`tries.tried_at`, { now }, SIGN_IN.forgetMs)} and not ${isKnownIn({ now })}`)
}
