import * as z from 'zod/mini'
import { SIGN_IN } from '#core/limits.ts'
import { sql, type Database, type Sql } from '../../tools.ts'
import { after, isKnownIn, isNear, STRANGERS, type TryAt } from './stored-tries.ts'

/** The most doublings of a wait; after so many, any first wait exceeds the longest one. */
const MOST_DOUBLINGS = 30

/**
 * Counts a try of this guesser in one statement; null if the guesser must wait. The first try never
 * waits.
 */
export function countOwn(db: Database, at: TryAt): Promise<{ isKnown: boolean } | null> {
  const isRecent = isNear(sql`tries.tried_at`, at, SIGN_IN.forgetMs)
  const wrong = sql`case when ${isRecent} then tries.wrong + 1 else 1 end`
  return db.maybe(
    z.object({ isKnown: z.boolean() }),
    sql`insert into sign_in_tries as tries (account_id, guesser, wrong, tried_at, free_at)
        values (${at.accountId}, ${at.guesser}, 1, ${at.now}, ${at.now})
        on conflict (account_id, guesser) do update set
          wrong = ${wrong}, tried_at = excluded.tried_at, free_at = excluded.tried_at + ${waitAfter(wrong, at)}
        where ${isFree(at, SIGN_IN.longestWaitMs)}
        returning ${isKnownIn(at)} as is_known`,
  )
}

/**
 * Counts a try of strangers in one statement; returns false if they must wait. Each try moves
 * `free_at` forward by one wait. It begins so far in the past that all tries without a wait fit
 * before now.
 */
export async function countStranger(db: Database, at: TryAt): Promise<boolean> {
  const oneMore = SIGN_IN.strangersWaitMs
  const earliest = after(at, -(SIGN_IN.strangersTries - 1) * oneMore)
  const stored = sql`case when tries.free_at <= ${at.now} then tries.free_at end`
  const { changed } = await db.run(
    sql`insert into sign_in_tries as tries (account_id, guesser, wrong, tried_at, free_at)
        values (${at.accountId}, ${STRANGERS}, 1, ${at.now}, ${earliest}::timestamptz + ${inMs(oneMore)})
        on conflict (account_id, guesser) do update set
          wrong = tries.wrong + 1, tried_at = excluded.tried_at,
          free_at = greatest(${earliest}::timestamptz, ${stored}) + ${inMs(oneMore)}
        where ${isFree(at, oneMore)}`,
  )
  return changed === 1
}

export async function giveBackOwn(
  db: Database,
  at: TryAt,
  { isRight }: { isRight: boolean },
): Promise<void> {
  await db.run(
    sql`update sign_in_tries set wrong = greatest(wrong - 1, 0), free_at = ${at.now},
          signed_in_at = case when ${isRight} then ${at.now} else signed_in_at end
        where account_id = ${at.accountId} and guesser = ${at.guesser}`,
  )
}

export async function giveBackStranger(db: Database, { accountId }: TryAt): Promise<void> {
  await db.run(
    sql`update sign_in_tries set wrong = greatest(wrong - 1, 0), free_at = free_at - ${inMs(SIGN_IN.strangersWaitMs)}
        where account_id = ${accountId} and guesser = ${STRANGERS}`,
  )
}

/**
 * A condition for a guesser who need not wait. A time later than the longest wait does not count,
 * because a wrong clock wrote it.
 */
function isFree(at: TryAt, longestMs: number): Sql {
  return sql`(tries.free_at <= ${at.now} or tries.free_at > ${after(at, longestMs)})`
}

function waitAfter(wrong: Sql, { freeTries }: TryAt): Sql {
  const { firstWaitMs, longestWaitMs } = SIGN_IN
  return sql`case when ${wrong} < ${freeTries} then interval '0' else
    least(${firstWaitMs}::float8 * power(2, least(${wrong} - ${freeTries}, ${MOST_DOUBLINGS})), ${longestWaitMs}::float8)
      * interval '1 millisecond' end`
}

function inMs(ms: number): Sql {
  return sql`${ms}::float8 * interval '1 millisecond'`
}
