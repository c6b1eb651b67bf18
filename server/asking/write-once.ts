import { createHash } from 'node:crypto'
import type { Contract } from '#core/contract.ts'
import { CLOCK, OFFLINE } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { wireHeaders, type WriteOutcome } from '#core/wire.ts'
import type { Kept } from './kept.ts'
import { job, sql, type Database, type Desk } from '../tools.ts'
import { inTransaction } from './in-transaction.ts'

const DAY_MS = 86_400_000

/** Facts about a write that may have waited in a browser. */
export interface Sent {
  /**
   * A key that stays with the write however often it is sent; null if the sender never repeats it.
   */
  key: string | null
  /** Milliseconds since the reader decided on it. */
  decidedAgoMs: number
}

/**
 * Carries out a write that may have waited in a browser: once for each key, and only if the reader
 * has made no later decision on the same thing. All of it is stored together or not at all, so a
 * write whose answer was lost can be sent again. Fails with `conflict` if the decision is older
 * than decisions are remembered, or the key belongs to another write.
 */
export async function writeOnce(
  desk: Desk,
  open: Kept['open'],
  operation: Contract[string],
  { key, decidedAgoMs }: Sent,
  input: unknown,
): Promise<WriteOutcome> {
  if (decidedAgoMs > OFFLINE.rememberedDays * DAY_MS) {
    throw new Problem(
      'conflict',
      `This was decided more than ${OFFLINE.rememberedDays} days ago. What was decided since is not known any more, so it was left as it is.`,
    )
  }
  const { readerId, now } = desk
  return inTransaction(desk, async (inside): Promise<WriteOutcome> => {
    const { db } = inside
    if (key !== null && (await isKnown(db, readerId, key, digestOf(operation.path, input), now())))
      return 'known'
    const about = operation.waits!.about(input)
    const decidedAt = new Date(now().getTime() - decidedAgoMs)
    if (about !== null && !(await isLatest(db, readerId, about, decidedAt, now())))
      return 'superseded'
    const keeper = open({ ...inside, now: () => decidedAt })
    await keeper[operation.path.slice(operation.path.lastIndexOf('/') + 1)]!(input)
    return 'done'
  })
}

/**
 * Stores the key; true if it was stored before. Of two simultaneous calls, the second waits for the
 * first.
 */
async function isKnown(
  db: Database,
  readerId: string,
  key: string,
  digest: Buffer,
  now: Date,
): Promise<boolean> {
  const { changed } = await db.run(sql`
    insert into writes_done (reader_id, key, digest, done_at) values (${readerId}, ${key}, ${digest}, ${now})
    on conflict (reader_id, key) do nothing`)
  if (changed === 1) return false
  const { changed: same } = await db.run(sql`
    update writes_done set done_at = ${now}
    where reader_id = ${readerId} and key = ${key} and digest = ${digest}`)
  if (same === 1) return true
  throw new Problem('conflict', `This ${wireHeaders.key} was used for another write.`)
}

/**
 * Stores the decision; false if a later one is known. A decision from a clock that was ahead does
 * not block others.
 */
async function isLatest(
  db: Database,
  readerId: string,
  about: string,
  decidedAt: Date,
  now: Date,
): Promise<boolean> {
  const believed = new Date(now.getTime() + CLOCK.skewMinutes * 60_000)
  const { changed } = await db.run(sql`
    insert into decisions (reader_id, about, decided_at) values (${readerId}, ${about}, ${decidedAt})
    on conflict (reader_id, about) do update set decided_at = excluded.decided_at
    where decisions.decided_at <= excluded.decided_at or decisions.decided_at > ${believed}`)
  return changed === 1
}

function digestOf(path: string, input: unknown): Buffer {
  return createHash('sha256')
    .update(`${path} ${JSON.stringify(input)}`)
    .digest()
}

/** Deletes keys and decisions of writes that are too old to be sent again. */
export const forgetOldWrites = job('forget-old-writes', async ({ db, now }) => {
  const before = new Date(now().getTime() - OFFLINE.rememberedDays * DAY_MS)
  await db.run(sql`delete from writes_done where done_at < ${before}`)
  await db.run(sql`delete from decisions where decided_at < ${before}`)
})
