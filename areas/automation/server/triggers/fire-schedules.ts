import * as z from 'zod/mini'
import { sql, type World } from '#server/tools.ts'
import { workLane, type WorkLane } from '#server/work-lane/work-lane.ts'
import { clockOf, missedTime, nextTimes, type Schedule } from '../../flow/schedules/schedule.ts'
import { SCHEDULES_LANE } from './add-trigger.ts'
import { fire } from './fire.ts'
import { TriggerRow, triggerColumns } from '../rows/trigger-rows.ts'

/**
 * Schedules are checked at least this often, so that a clock that was set back delays none of them
 * for longer.
 */
const LOOK_EVERY_MS = 60_000
const SOONEST_MS = 50
/** A time counts as missed if it passed longer ago than this. */
const LATE_MS = 5 * 60_000

/** Fires schedules until the signal aborts. */
export async function fireSchedulesForever(world: World, signal: AbortSignal): Promise<void> {
  await workLane(world.log, signal, {
    ...laneOf(world),
    listen: (wake) => world.onWake(SCHEDULES_LANE, wake),
  })
}

/** Fires the schedules that are due. */
export async function fireDueSchedules(world: World): Promise<void> {
  await workLane(world.log, new AbortController().signal, {
    ...laneOf(world),
    isDone: async () => true,
  })
}

const isDue = (now: Date) =>
  sql`kind = 'schedule' and is_active and deleted_at is null and next_at <= ${now}`

function laneOf(world: World): WorkLane<string> {
  const inHand = new Set<string>()
  return {
    name: 'schedules of workflows',
    atOnce: 4,
    async claim(free) {
      const due = await world.db.many(
        z.object({ id: z.string() }),
        sql`select id from automation_triggers where ${isDue(world.now())} and not id = any(${[...inHand]})
            order by next_at limit ${free}`,
      )
      for (const { id } of due) inHand.add(id)
      return due.map(({ id }) => id)
    },
    async perform(id) {
      try {
        await fireSchedule(world, id)
      } finally {
        inHand.delete(id)
      }
    },
    async nextLook() {
      const { next } = await world.db.one(
        z.object({ next: z.nullable(z.string()) }),
        sql`select min(next_at) as next from automation_triggers
            where kind = 'schedule' and is_active and deleted_at is null`,
      )
      const ms = next === null ? LOOK_EVERY_MS : Date.parse(next) - world.now().getTime()
      return Math.min(Math.max(ms, SOONEST_MS), LOOK_EVERY_MS)
    },
  }
}

/**
 * Fires a schedule once, although several workers may try. If several times were missed, only the
 * latest is caught up on.
 */
async function fireSchedule(world: World, id: string): Promise<void> {
  await world.db.transaction(async (db) => {
    const trigger = await db.maybe(
      TriggerRow,
      sql`select ${triggerColumns} from automation_triggers where id = ${id} and ${isDue(world.now())} for update`,
    )
    if (trigger?.draft.kind !== 'schedule' || trigger.nextAt === null) return
    const now = world.now()
    const due = new Date(trigger.nextAt)
    const time = latestOf(trigger.draft, due, now)
    const isLate = now.getTime() - time.getTime() > LATE_MS
    const words = clockOf(trigger.draft)(time)
    await fire(world, db, trigger, {
      cause: `schedule/${time.toISOString()}`,
      words: isLate ? `Schedule, missed at ${words}` : `Schedule, ${words}`,
      trigger: { time: time.toISOString(), isLate },
    })
    const [next] = nextTimes(trigger.draft, now, 1)
    await db.run(sql`update automation_triggers set next_at = ${next ?? null} where id = ${id}`)
  })
}

function latestOf(schedule: Schedule, due: Date, now: Date): Date {
  return missedTime(schedule, due, now) ?? due
}
