import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { sql, type Database, type World } from '#server/tools.ts'
import { BriefingRow, takeDueBriefing } from './briefing-rows.ts'
import { lastDue, nextDue } from './due-times.ts'

/**
 * Records each due time of a briefing once. The schedule and the last delivery decide what is due,
 * so a clock that jumped or changed zone rules cause only an extra check.
 */
export async function startDueBriefings(world: World): Promise<void> {
  for (;;) {
    const isMore = await world.db.transaction(async (db) => {
      const briefing = await takeDueBriefing(db, world.now())
      if (briefing) await noteDue(db, briefing, world.now())
      return briefing !== null
    })
    if (!isMore) return
  }
}

async function noteDue(db: Database, briefing: BriefingRow, now: Date): Promise<void> {
  // If the clock was ahead before, the last due time may be in the future.
  const last = new Date(Math.min(Date.parse(briefing.lastDueAt), now.getTime()))
  const due = lastDue(briefing.times, last, now)
  if (due) await addSending(db, briefing, due.toISOString(), now)
  const next = nextDue(briefing.times, now)?.toISOString() ?? null
  await db.run(sql`
    update assistant_briefings set next_at = ${next}, last_due_at = ${(due ?? last).toISOString()}
    where id = ${briefing.id}`)
}

/** Adds a delivery unless its key has one; the returned id is that of the new one. */
export async function addSending(
  db: Database,
  { id, readerId, title }: Pick<BriefingRow, 'id' | 'readerId' | 'title'>,
  dueKey: string,
  now: Date,
): Promise<string> {
  const sending = newId('sending')
  await db.run(sql`
    insert into assistant_sendings (id, reader_id, briefing_id, due_key, name, created_at, next_at)
    values (${sending}, ${readerId}, ${id}, ${dueKey}, ${title}, ${now}, ${now})
    on conflict (reader_id, briefing_id, due_key) do nothing`)
  return sending
}

const BriefingTimesRow = z.pick(BriefingRow, { id: true, times: true, lastDueAt: true })

/** Recomputes the next times of active briefings, because time zones may have new rules. */
export async function renewDueTimes(world: World): Promise<void> {
  const rows = await world.db.many(
    BriefingTimesRow,
    sql`select id, times, last_due_at from assistant_briefings where not is_paused and deleted_at is null`,
  )
  for (const { id, times, lastDueAt } of rows) {
    const last = new Date(Math.min(Date.parse(lastDueAt), world.now().getTime()))
    const next = nextDue(times, last)?.toISOString() ?? null
    await world.db.run(sql`
      update assistant_briefings set next_at = ${next} where id = ${id} and next_at is distinct from ${next}`)
  }
}
