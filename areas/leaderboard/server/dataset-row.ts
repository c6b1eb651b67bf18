import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { LEADERBOARD } from '../limits.ts'
import { sql, type Database } from '#server/tools.ts'
import { RankedModel } from '../contract.ts'

const MINUTE_MS = 60_000
/**
 * The time after which an unfinished attempt counts as ended, because its process must have died.
 */
export const CLAIM_MS = LEADERBOARD.timeMs + MINUTE_MS
const FRESH_MS = LEADERBOARD.hours * 60 * MINUTE_MS
const RETRY_MINUTES = [1, 5, 15, 60, 180]
export const LONGEST_WAIT_MS = 24 * 60 * MINUTE_MS

const DatasetRow = z.object({
  address: z.nullable(z.string()),
  models: z.nullable(z.array(RankedModel)),
  copiedAt: z.nullable(Time),
  triedAt: z.nullable(Time),
  failures: z.int(),
  trouble: z.nullable(z.string()),
  nextTryAt: Time,
})
export type DatasetRow = z.infer<typeof DatasetRow>

export function readDataset(db: Database): Promise<DatasetRow> {
  return db.one(
    DatasetRow,
    sql`select address, models, copied_at, tried_at, failures, trouble, next_try_at from leaderboard_dataset`,
  )
}

const Claim = z.object({ address: z.nullable(z.string()), failures: z.int() })
export type Claim = z.infer<typeof Claim>

/** Claims the dataset for a fetch; null before it is due or, if forced, within a minute. */
export function claimDataset(
  db: Database,
  now: Date,
  { isForced = false } = {},
): Promise<Claim | null> {
  const claimed = new Date(now.getTime() + CLAIM_MS)
  const minuteAgo = new Date(now.getTime() - MINUTE_MS)
  const isDue = isForced
    ? sql`(tried_at is null or tried_at <= ${minuteAgo} or tried_at > ${now})`
    : sql`next_try_at <= ${now}`
  return db.maybe(
    Claim,
    sql`update leaderboard_dataset set tried_at = ${now}, next_try_at = ${claimed} where ${isDue}
        returning address, failures`,
  )
}

/**
 * A condition that the address was not changed meanwhile; otherwise the fetched data are dropped.
 */
const isStill = ({ address }: Pick<Claim, 'address'>) =>
  sql`address is not distinct from ${address}`

export async function keepCopy(
  db: Database,
  claim: Pick<Claim, 'address'>,
  models: readonly RankedModel[],
  now: Date,
): Promise<void> {
  await db.run(sql`
    update leaderboard_dataset set models = ${JSON.stringify(models)}, copied_at = ${now}, failures = 0,
      trouble = null, next_try_at = ${new Date(now.getTime() + FRESH_MS)}
    where ${isStill(claim)}`)
}

/** Stores a failure. The copy is kept, and the wait before the next attempt becomes longer. */
export async function noteFailure(
  db: Database,
  claim: Claim,
  { trouble, waitSeconds, now }: { trouble: string; waitSeconds: number; now: Date },
): Promise<void> {
  const minutes = RETRY_MINUTES[claim.failures] ?? LEADERBOARD.hours * 60
  const waitMs = Math.min(Math.max(minutes * MINUTE_MS, waitSeconds * 1000), LONGEST_WAIT_MS)
  await db.run(sql`
    update leaderboard_dataset set failures = failures + 1, trouble = ${trouble},
      next_try_at = ${new Date(now.getTime() + waitMs)}
    where ${isStill(claim)}`)
}

/**
 * Stores another dataset with its first copy. Null restores the default dataset, which is fetched
 * at the next visit.
 */
export async function chooseAddress(
  db: Database,
  address: string | null,
  models: readonly RankedModel[] | null,
  now: Date,
): Promise<void> {
  await db.run(sql`
    update leaderboard_dataset set address = ${address}, models = ${models && JSON.stringify(models)},
      copied_at = ${models && now}, tried_at = ${models && now}, failures = 0, trouble = null,
      next_try_at = ${models ? new Date(now.getTime() + FRESH_MS) : now}
    where ${models === null ? sql`address is not null` : sql`true`}`)
}
