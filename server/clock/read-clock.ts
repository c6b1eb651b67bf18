import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { prepared } from '../database/prepared.ts'
import { sql, type Database } from '../tools.ts'
import { trustedNow, type ClockState } from './clock-state.ts'

const ClockRow = z.object({
  lastAt: Time,
  steadySince: Time,
  leaptFrom: z.nullable(Time),
  leaptTo: z.nullable(Time),
})

/** The last stored state of the clock; null before the first reading. */
export async function readClock(db: Database): Promise<ClockState | null> {
  const row = await db.maybe(
    ClockRow,
    prepared(sql`select last_at, steady_since, leapt_from, leapt_to from hub_clock`),
  )
  if (row === null) return null
  const { lastAt, steadySince, leaptFrom, leaptTo } = row
  return {
    lastAt: new Date(lastAt),
    steadySince: new Date(steadySince),
    leap: leaptFrom && leaptTo ? { from: new Date(leaptFrom), to: new Date(leaptTo) } : null,
  }
}

/** The time that deletions use; see `trustedNow`. */
export async function readTrustedNow(db: Database, now: Date): Promise<Date> {
  return trustedNow(await readClock(db), now)
}
