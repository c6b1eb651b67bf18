import { sql, type Database, type Tools } from '#server/tools.ts'
import { laneOf } from './outbox-lane.ts'
import type { Destination } from './outbox-kind.ts'
import { isFor } from './queue-messages.ts'

/** Holds a receiver's waiting messages, and new ones while one is held; see `releaseMessages`. */
export async function holdMessages(db: Database, to: Destination): Promise<void> {
  await db.run(
    sql`update outbox_messages set next_at = null where ${isFor(to)} and state = 'waiting'`,
  )
}

/** Sends the held messages to a receiver in order, each with a full number of attempts. */
export async function releaseMessages(
  { now, wake }: Pick<Tools, 'now' | 'wake'>,
  db: Database,
  to: Destination,
): Promise<void> {
  await db.run(sql`
    update outbox_messages set attempts = 0, next_at = ${now()} where ${isFor(to)} and state = 'waiting'`)
  await wake(laneOf(to.kind), db)
}

/**
 * Sends a reader's message again, with the same id and content; returns false if it is no longer
 * stored.
 */
export async function sendAgain(
  { now, wake }: Pick<Tools, 'now' | 'wake'>,
  db: Database,
  { id, readerId, kind }: { id: string; readerId: string; kind: string },
): Promise<boolean> {
  const { changed } = await db.run(sql`
    update outbox_messages set state = 'waiting', attempts = 0, next_at = ${now()}
    where id = ${id} and reader_id = ${readerId} and kind = ${kind}`)
  if (changed > 0) await wake(laneOf(kind), db)
  return changed > 0
}

/** Deletes all messages to a receiver that no longer exists. */
export async function forgetMessages(db: Database, to: Destination): Promise<void> {
  await db.run(sql`delete from outbox_messages where ${isFor(to)}`)
}
