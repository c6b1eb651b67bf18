import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { Reference } from '#core/words.ts'
import { describeConditions } from '#areas/rules/server/lends.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import type { triggers } from '../../contracts/triggers.ts'
import { describeSchedule } from '../../flow/schedules/describe.ts'
import { nextTimes, scheduleProblem } from '../../flow/schedules/schedule.ts'
import { addTrigger, demandPossible, kindTrouble, nextTime, SCHEDULES_LANE } from './add-trigger.ts'
import { happeningsFor, realExample } from './example.ts'
import { addressOf } from '../addresses/addresses.ts'
import { secretMadeAt } from '../addresses/secrets.ts'
import { demandTrigger } from '../rows/trigger-rows.ts'

const SHOWN_TIMES = 5

const NO_SECRET =
  'This webhook has no secret yet, so nothing is taken. Make the secret on the page of the trigger.'

/** The triggers of a reader. */
export function serverTriggers(desk: Desk): Api<typeof triggers> {
  const { db, now } = desk
  const tell = () => desk.announce({ area: 'automation' })
  const onIt = (db: Database, id: string) =>
    db.many(
      Reference,
      sql`select id, name from automation_workflows
          where trigger_id = ${id} and deleted_at is null order by created_at, id`,
    )

  return {
    async getTrigger({ id }) {
      const { name, draft, isActive, firedAt, example } = await demandTrigger(db, id)
      const secretAt = await secretMadeAt(db, id)
      const times = draft.kind === 'schedule' ? nextTimes(draft, now(), SHOWN_TIMES) : []
      return {
        ...{ id, name, draft, active: isActive, firedAt, address: addressOf(desk, { id, draft }) },
        workflows: await onIt(db, id),
        ruleWords:
          draft.kind === 'happening' && draft.rule
            ? await describeConditions(db, desk.readerId, draft.rule)
            : null,
        next: isActive ? times.map((time) => time.toISOString()) : [],
        example: example ?? (await realExample(desk, draft)),
        secretAt,
        trouble:
          kindTrouble(desk, draft) ??
          (draft.kind === 'webhook' && secretAt === null ? NO_SECRET : null),
      }
    },

    async listHappenings() {
      return happeningsFor(desk).map(({ name, title, about, example }) => {
        return { name, title, about, example }
      })
    },

    async describeSchedule(schedule) {
      const problem = scheduleProblem(schedule, now())
      if (problem) return { words: '', next: [], problem }
      const times = nextTimes(schedule, now(), SHOWN_TIMES)
      const next = times.map((time) => time.toISOString())
      return { words: describeSchedule(schedule), next, problem: null }
    },

    async saveTrigger({ id, name, draft }) {
      const saved = await db.transaction(async (db) => {
        if (id === undefined) return addTrigger(desk, db, name, draft)
        demandPossible(desk, draft)
        const before = await demandTrigger(db, id)
        const isSame = before.draft.kind === draft.kind
        await db.run(sql`
          update automation_triggers set name = ${name}, kind = ${draft.kind}, draft = ${JSON.stringify(draft)}::jsonb,
            next_at = ${before.isActive ? nextTime(draft, now()) : null},
            example = case when ${isSame} then example end where id = ${id}`)
        await desk.wake(SCHEDULES_LANE, db)
        return id
      })
      await tell()
      return { id: saved }
    },

    async setActive({ id, active }) {
      const stops = await db.transaction(async (db) => {
        const trigger = await demandTrigger(db, id)
        if (active) demandPossible(desk, trigger.draft)
        if (trigger.isActive === active) return []
        // The next time is computed from now, so times that passed while the trigger was off are
        // not caught up on.
        await db.run(sql`
          update automation_triggers set is_active = ${active}, active_since = ${now()},
            next_at = ${active ? nextTime(trigger.draft, now()) : null} where id = ${id}`)
        await desk.wake(SCHEDULES_LANE, db)
        return active ? [] : onIt(db, id)
      })
      await tell()
      return { stops }
    },

    async duplicateTrigger({ id }) {
      const { name, draft } = await demandTrigger(db, id)
      const copy = `${name.slice(0, 180)} (copy)`.toWellFormed()
      const added = await db.transaction((db) => addTrigger(desk, db, copy, draft))
      await tell()
      return { id: added }
    },

    async deleteTrigger({ id }) {
      await demandTrigger(db, id)
      await db.run(sql`update automation_triggers set deleted_at = ${now()} where id = ${id}`)
      await tell()
    },

    async restoreTrigger({ id }) {
      const row = await db.maybe(
        z.object({ id: z.string() }),
        sql`update automation_triggers set deleted_at = null, active_since = ${now()} where id = ${id} returning id`,
      )
      if (!row) throw new Problem('not-found', 'That trigger was deleted more than a day ago.')
      const { draft, isActive } = await demandTrigger(db, id)
      if (isActive)
        await db.run(
          sql`update automation_triggers set next_at = ${nextTime(draft, now())} where id = ${id}`,
        )
      await tell()
    },
  }
}
