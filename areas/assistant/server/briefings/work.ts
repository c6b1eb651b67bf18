import * as z from 'zod/mini'
import { prepared } from '#server/database/prepared.ts'
import { sql, type World } from '#server/tools.ts'
import { repeat } from '#server/work-lane/repeat.ts'
import { renewDueTimes, startDueBriefings } from './start-due.ts'
import { sendWaiting } from './send-waiting.ts'

const LOOK_EVERY_MS = 5000
const RENEW_EVERY_MS = 3_600_000
const DAY_MS = 24 * 3_600_000
/** The days for which messages in the panel are kept. */
const KEPT_DAYS = 90

/** Sends briefings at their times until the signal aborts. */
export async function sendBriefings(world: World, signal: AbortSignal): Promise<void> {
  const { log } = world
  async function renew() {
    await renewDueTimes(world)
    await sweepBriefings(world)
  }
  async function sendDue() {
    if (!(await isAnythingDue(world))) return
    await startDueBriefings(world)
    await sendWaiting(world)
  }
  await Promise.all([
    repeat(log, signal, { name: 'times of briefings', everyMs: RENEW_EVERY_MS, work: renew }),
    repeat(log, signal, { name: 'briefings', everyMs: LOOK_EVERY_MS, work: sendDue }),
  ])
}

/** Says if any briefing is due or waits to be sent, which is cheaper than checking each one. */
async function isAnythingDue({ db, now }: World): Promise<boolean> {
  const moment = now()
  const { isDue } = await db.one(
    z.object({ isDue: z.boolean() }),
    prepared(sql`
      select exists (
        select from assistant_briefings where not is_paused and deleted_at is null and next_at <= ${moment}
      ) or exists (
        select from assistant_sendings where state = 'waiting' and next_at <= ${moment}
      ) as is_due`),
  )
  return isDue
}

/** Deletes briefings that can no longer be restored, and old messages. */
async function sweepBriefings({ db, now }: World): Promise<void> {
  const ago = (days: number) => new Date(now().getTime() - days * DAY_MS)
  await db.run(sql`delete from assistant_briefings where deleted_at < ${ago(1)}`)
  await db.run(sql`
    delete from assistant_sendings where state <> 'waiting' and created_at < ${ago(KEPT_DAYS)}`)
}
