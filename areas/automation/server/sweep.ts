import { job, sql } from '#server/tools.ts'
import { DELIVERY } from '../limits.ts'
import { sweepAgents } from './agents/sweep-agents.ts'
import { sweepVisits } from './deliveries/form/visits.ts'

const DAY_MS = 86_400_000

/**
 * Permanently deletes what was deleted a day ago, deliveries beyond the number kept, and old
 * visits.
 */
export const sweepAutomation = job<object>('automation/sweep', async (world) => {
  const { db, now } = world
  const before = new Date(now().getTime() - DAY_MS)
  await db.run(sql`delete from automation_workflows where deleted_at < ${before}`)
  await db.run(sql`delete from automation_triggers where deleted_at < ${before}`)
  for (const table of [sql`automation_secrets`, sql`automation_deliveries`, sql`automation_visits`])
    await db.run(
      sql`delete from ${table} where not exists (select from automation_triggers where id = trigger_id)`,
    )
  await db.run(sql`
    delete from automation_deliveries where position in (
      select position from (
        select position, row_number() over (partition by trigger_id order by at desc, position desc) as nth
        from automation_deliveries) as ranked
      where nth > ${DELIVERY.kept})`)
  await sweepVisits(world)
  await sweepAgents(world, before)
})
