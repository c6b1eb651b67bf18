import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { OUTBOX } from '#core/limits.ts'
import { bulk } from '#server/database/bulk.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { laneOf } from './outbox-lane.ts'
import { outboxKinds, type Answer, type Destination } from './outbox-kind.ts'

export interface Message {
  /** The id; generated if absent. */
  id?: string
  /** The dedupe key: a receiver gets a message with this key only once. */
  dedupeKey: string
  /** The title in lists of sent messages. */
  about: string
  /** A label that only the kind uses. */
  label?: string | null
  body: string
}

/**
 * Queues messages, which are sent in this order once `db` commits. Messages beyond the kind's limit
 * are left out. Returns the number of new messages and of those left out.
 */
export async function queueMessages(
  tools: Pick<Tools, 'now' | 'wake' | 'extensions'>,
  db: Database,
  to: Destination,
  messages: readonly Message[],
): Promise<{ queued: number; leftOut: number }> {
  const kind = tools.extensions(outboxKinds).find(({ name }) => name === to.kind)
  if (!kind) throw new Error(`Nobody sends messages of the kind "${to.kind}"`)
  const { waiting, isHeld } = await db.one(
    z.object({ waiting: z.int(), isHeld: z.boolean() }),
    sql`select count(*)::int as waiting, coalesce(bool_or(next_at is null), false) as is_held from (
          select next_at from outbox_messages where ${isFor(to)} and state = 'waiting' order by position
          limit ${kind.mostWaiting}) as counted`,
  )
  const fitting = messages.slice(0, Math.max(0, kind.mostWaiting - waiting))
  const now = tools.now()
  const given = bulk(fitting.map(rowOf), {
    ...{ id: 'text', dedupe_key: 'text', about: 'text', label: 'text', body: 'text' },
  })
  const { changed: queued } = await db.run(sql`
    insert into outbox_messages (reader_id, kind, target, created_at, next_at, ${given.names})
    select ${to.readerId}, ${to.kind}, ${to.target}, ${now}, ${isHeld ? null : now}, ${given.names} from ${given.rows}
    on conflict (reader_id, kind, target, dedupe_key) do nothing`)
  if (queued > 0) await tools.wake(laneOf(to.kind), db)
  return { queued, leftOut: messages.length - fitting.length }
}

/** Stores a message that was sent without the queue, so that lists show it. */
export async function noteSent(
  { now }: Pick<Tools, 'now'>,
  db: Database,
  to: Destination,
  message: Message,
  { error, status = null, durationMs }: Answer & { error: string | null },
): Promise<void> {
  const { id, dedupe_key: key, about, label, body } = rowOf(message)
  await db.run(sql`
    insert into outbox_messages (id, reader_id, kind, target, dedupe_key, about, label, body, state, attempts, created_at,
      tried_at, status, duration_ms, error)
    values (${id}, ${to.readerId}, ${to.kind}, ${to.target}, ${key}, ${about}, ${label}, ${body},
      ${error === null ? 'delivered' : 'failed'}, 1, ${now()}, ${now()}, ${status}, ${durationMs ?? null}, ${error})`)
}

/** A condition on `outbox_messages`: the message goes to this receiver. */
export function isFor({ readerId, kind, target }: Destination) {
  return sql`reader_id = ${readerId} and kind = ${kind} and target = ${target}`
}

function rowOf({ id = newId('message'), dedupeKey, about, label = null, body }: Message) {
  const words = about.slice(0, OUTBOX.aboutCharacters).toWellFormed()
  return { id, dedupe_key: dedupeKey, about: words, label, body }
}
