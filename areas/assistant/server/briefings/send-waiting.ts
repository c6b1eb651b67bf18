import * as z from 'zod/mini'
import { RETRY_WAITS } from '#platform/outbox/server/lends.ts'
import { Problem } from '#core/problem.ts'
import { deskOf, sql, type Desk, type World } from '#server/tools.ts'
import { readBriefing } from './briefing-rows.ts'
import { queueText, recapOf, startPiece } from './send-briefing.ts'

const Waiting = z.object({
  id: z.string(),
  readerId: z.string(),
  briefingId: z.string(),
  attempts: z.int(),
})
type Waiting = z.infer<typeof Waiting>

/** Sends all deliveries that are due. If a worker dies, the next one repeats its work. */
export async function sendWaiting(world: World): Promise<void> {
  const tried = new Set<string>()
  for (;;) {
    const waiting = await world.db.maybe(
      Waiting,
      sql`select id, reader_id, briefing_id, attempts from assistant_sendings
          where state = 'waiting' and next_at <= ${world.now()} and not id = any(${[...tried]})
          order by next_at, position limit 1`,
    )
    if (!waiting) return
    tried.add(waiting.id)
    await sendOne(world, waiting)
  }
}

async function sendOne(world: World, waiting: Waiting): Promise<void> {
  const desk = deskOf(world, waiting.readerId)
  try {
    await desk.db.transaction((db) => sendWithin({ ...desk, db }, waiting))
  } catch (error) {
    if (!(error instanceof Problem))
      world.log.error({ err: error, sending: waiting.id }, 'A briefing could not be sent')
    await noteFailure(world, waiting, wordsOf(error))
  }
  await tellBriefings(desk)
}

export function tellBriefings({ announce }: Desk): Promise<void> {
  return announce({ area: 'assistant/briefings' })
}

/**
 * Computes the briefing and queues its messages. The delivery is marked in the same transaction, so
 * that no message is lost or sent twice.
 */
async function sendWithin(desk: Desk, { id, briefingId }: Waiting): Promise<void> {
  const { db, readerId, now } = desk
  const mine = await db.maybe(
    z.object({ id: z.string() }),
    sql`select id from assistant_sendings
        where id = ${id} and reader_id = ${readerId} and state = 'waiting' for update skip locked`,
  )
  // Another worker has claimed this delivery.
  if (!mine) return
  const briefing = await readBriefing(db, readerId, briefingId)
  if (!briefing) {
    await db.run(sql`delete from assistant_sendings where id = ${id} and reader_id = ${readerId}`)
    return
  }
  const recap = await recapOf(desk, briefing)
  if (recap.items.length === 0 && briefing.whenEmpty === 'skip') {
    await db.run(sql`
      update assistant_sendings set state = 'skipped', next_at = null, trouble = null
      where id = ${id} and reader_id = ${readerId}`)
    return
  }
  const sent = await queueText(desk, briefing, recap, id)
  const job = await startPiece(desk, briefing, recap, id)
  const trouble = sent.find(({ isSent }) => !isSent)?.words ?? null
  await db.run(sql`
    update assistant_sendings set state = 'sent', next_at = null, trouble = ${trouble}, job_id = ${job},
      recap = ${JSON.stringify(recap)}::jsonb, is_in_panel = ${briefing.channels.includes('panel')},
      created_at = ${now()}
    where id = ${id} and reader_id = ${readerId}`)
}

async function noteFailure(
  { db, now }: World,
  { id, attempts }: Waiting,
  words: string,
): Promise<void> {
  const wait = RETRY_WAITS[attempts]
  const next = wait === undefined ? null : new Date(now().getTime() + wait * 1000).toISOString()
  await db.run(sql`
    update assistant_sendings set attempts = attempts + 1, trouble = ${words}, next_at = ${next},
      state = ${next === null ? 'failed' : 'waiting'}
    where id = ${id} and state = 'waiting'`)
}

function wordsOf(error: unknown): string {
  return error instanceof Problem
    ? error.message
    : 'Something went wrong on the server. Its log says what.'
}
