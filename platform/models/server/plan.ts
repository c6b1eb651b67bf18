import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'
import { AiPlan } from '../contracts/ai-endpoints.ts'
import { defaultPlan } from '../ai-plan.ts'

/** Reads what the reader wants endpoints to be asked for, in which words, and what that may cost. */
export async function readPlan(db: Database, readerId: string): Promise<AiPlan> {
  const kept = await db.maybe(
    z.object({ plan: z.partial(AiPlan) }),
    sql`select plan from ai_plans where reader_id = ${readerId}`,
  )
  return { ...defaultPlan, ...kept?.plan }
}

export async function savePlan(db: Database, readerId: string, plan: AiPlan): Promise<void> {
  await db.run(sql`
    insert into ai_plans (reader_id, plan) values (${readerId}, ${JSON.stringify(plan)})
    on conflict (reader_id) do update set plan = excluded.plan`)
}
