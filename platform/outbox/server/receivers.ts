import { sql, type Database, type Tools } from '#server/tools.ts'
import { laneOf } from './outbox-lane.ts'
import type { Destination } from './outbox-kind.ts'
import { isFor } from './queue-messages.ts'

/** Holds present and later messages to a receiver, until `releaseMessages`. */
export async function holdMessages(db: Database, to: Destination): Promise<void> {
  await db.run(
    sql`update outbox_messages set next_at = null where ${isFor(to)} and state = 'waiting'`,
  )
}

/** Sends held messages to a receiver, in order, with a full set of attempts. */
export async function releaseMessages(
  { now, wake }: Pick<Tools, 'now' | 'wake'>,
  db: Database,
  to: Destination,
): Promise<void> {
  await db.run(sql`
    update outbox_messages set attempts = 0, next_at = ${now()} where ${isFor(to)} and state = 'waiting'`)
  await wake(laneOf(to.kind), db)
}

/** Sends a message of a reader again, with the same id and body; false where it is no longer kept. */
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

/** Deletes sent and waiting messages to a receiver that is gone. */
export async function forgetMessages(db: Database, to: Destination): Promise<void> {
  await db.run(sql`delete from outbox_messages where ${isFor(to)}`)
}
