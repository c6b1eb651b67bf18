import * as z from 'zod/mini'
import { inTransaction } from '#server/asking/in-transaction.ts'
import { advisoryLocks } from '#server/database/advisory-locks.ts'
import { deskOf, sql, type Database, type Desk, type World } from '#server/tools.ts'
import { DELIVERY } from '../../limits.ts'
import { fire } from '../triggers/fire.ts'
import type { TriggerRow } from '../rows/trigger-rows.ts'

const MINUTE_MS = 60_000

export interface DeliveryDraft {
  /**
   * The delivery's id, which the trigger accepts only once. Null if the sender gave none; then an
   * equal delivery soon after counts as a repetition.
   */
  id: string | null
  digest: string
  /** The subject of the delivery, for the list of deliveries. */
  about: string
  /** The reason for the run, as the run shows it. */
  words: string
  facts: unknown
}

export type Taken =
  | { is: 'new'; id: string; runs: string[] }
  | { is: 'repeated' }
  | { is: 'too-many' }

const inHand = new Map<string, Promise<Taken>>()

/**
 * Stores a delivery and starts its runs, in one transaction. A delivery that arrives several times
 * starts them once.
 */
export async function takeDelivery(
  world: World,
  trigger: TriggerRow,
  draft: DeliveryDraft,
): Promise<Taken> {
  const key = `${trigger.id}/${draft.id ?? draft.digest}`
  // Equal deliveries that arrive at the same time share one connection to the database.
  const same = inHand.get(key)
  if (same) return same.then((taken): Taken => (taken.is === 'new' ? { is: 'repeated' } : taken))
  if (inHand.size >= DELIVERY.inHand) return { is: 'too-many' }
  const desk = deskOf(world, trigger.readerId)
  const taking = inTransaction(desk, (inside) => take(inside, trigger, draft))
  inHand.set(key, taking)
  try {
    const taken = await taking
    if (taken.is === 'new') await desk.announce({ area: 'automation' })
    return taken
  } finally {
    inHand.delete(key)
  }
}

async function take(desk: Desk, trigger: TriggerRow, draft: DeliveryDraft): Promise<Taken> {
  const { db } = desk
  const now = desk.now()
  const { about, digest, facts, words } = draft
  await db.run(
    sql`select pg_advisory_xact_lock(${advisoryLocks.takingDeliveries}::int, hashtext(${trigger.id + digest}))`,
  )
  const id = draft.id ?? (await sinceOf(db, trigger.id, digest, now))
  if (await isOften(db, trigger.id, now)) return { is: 'too-many' }
  const { isNew } = await db.one(
    z.object({ isNew: z.boolean() }),
    sql`insert into automation_deliveries (trigger_id, reader_id, delivery_id, digest, about, state, at)
        values (${trigger.id}, ${trigger.readerId}, ${id}, ${digest}, ${about}, 'kept', ${now})
        on conflict (trigger_id, delivery_id) do update set times = automation_deliveries.times + 1
        returning times = 1 as is_new`,
  )
  if (!isNew) return { is: 'repeated' }
  const runs = await begin(desk, trigger, { id, words, facts })
  return { is: 'new', id, runs }
}

/** Starts the runs of a delivery that is already stored. */
async function begin(
  desk: Desk,
  trigger: TriggerRow,
  { id, words, facts }: { id: string; words: string; facts: unknown },
): Promise<string[]> {
  const { db } = desk
  const runs = await fire(desk, db, trigger, {
    cause: `delivery/${trigger.id}/${id}`,
    words,
    trigger: facts,
  })
  // The delivery is kept as an example, so that its fields can be picked before a workflow is
  // switched on.
  if (runs.length === 0)
    await db.run(sql`
      update automation_triggers set fired_at = ${desk.now()}, example = ${JSON.stringify(facts)}::jsonb
      where id = ${trigger.id}`)
  await db.run(sql`
    update automation_deliveries set runs = ${runs}, state = ${runs.length > 0 ? 'started' : 'kept'},
      facts = null, reason = ${runs.length > 0 ? null : NO_WORKFLOW}
    where trigger_id = ${trigger.id} and delivery_id = ${id}`)
  return runs
}

const NO_WORKFLOW = 'No active workflow uses this trigger.'

/** The id of an equal delivery that arrived a moment ago; otherwise a new id. */
async function sinceOf(db: Database, triggerId: string, digest: string, now: Date) {
  const after = new Date(now.getTime() - DELIVERY.sameBodySeconds * 1000)
  const same = await db.maybe(
    z.object({ deliveryId: z.string() }),
    sql`select delivery_id from automation_deliveries
        where trigger_id = ${triggerId} and digest = ${digest} and at > ${after} order by at desc limit 1`,
  )
  return same?.deliveryId ?? `at/${now.toISOString()}/${digest}`
}

async function isOften(db: Database, triggerId: string, now: Date): Promise<boolean> {
  const { count } = await db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from (
          select from automation_deliveries
          where trigger_id = ${triggerId} and state <> 'refused' and at > ${new Date(now.getTime() - MINUTE_MS)}
          limit ${DELIVERY.perMinute}) as counted`,
  )
  return count >= DELIVERY.perMinute
}

/** Stores a refusal. Refusals for the same reason share one row. */
export async function noteRefusal(
  desk: Desk,
  { id }: Pick<TriggerRow, 'id'>,
  reason: string,
): Promise<void> {
  await desk.db.run(sql`
    insert into automation_deliveries (trigger_id, reader_id, delivery_id, about, state, reason, at)
    values (${id}, ${desk.readerId}, ${`refused/${reason}`}, '', 'refused', ${reason}, ${desk.now()})
    on conflict (trigger_id, delivery_id) do update
      set times = automation_deliveries.times + 1, at = excluded.at`)
  await desk.announce({ area: 'automation' })
}

/** Stores a delivery without starting runs, so that the reader can decide. */
export async function holdDelivery(
  desk: Desk,
  { id: triggerId }: Pick<TriggerRow, 'id'>,
  { id, digest, about, facts }: DeliveryDraft,
  reason: string,
): Promise<void> {
  const now = desk.now()
  const name = id ?? `at/${now.toISOString()}/${digest}`
  await desk.db.run(sql`
    insert into automation_deliveries (trigger_id, reader_id, delivery_id, digest, about, state, reason, facts, at)
    values (${triggerId}, ${desk.readerId}, ${name}, ${digest}, ${about}, 'held', ${reason},
      ${JSON.stringify(facts)}::jsonb, ${now})
    on conflict (trigger_id, delivery_id) do update set times = automation_deliveries.times + 1`)
  await desk.announce({ area: 'automation' })
}

const Held = z.object({ deliveryId: z.string(), facts: z.unknown() })

/** Starts the runs of a delivery that was held back; false if there is no such delivery. */
export async function releaseDelivery(
  desk: Desk,
  trigger: TriggerRow,
  position: number,
): Promise<boolean> {
  const isReleased = await inTransaction(desk, async (inside) => {
    const held = await inside.db.maybe(
      Held,
      sql`select delivery_id, facts from automation_deliveries
          where trigger_id = ${trigger.id} and position = ${position} and state = 'held' for update`,
    )
    if (!held) return false
    const words = `${trigger.name}, let through`
    await begin(inside, trigger, { id: held.deliveryId, words, facts: held.facts })
    return true
  })
  await desk.announce({ area: 'automation' })
  return isReleased
}
