import * as z from 'zod/mini'
import { sql, type Database, type Desk } from '#server/tools.ts'
import { AiPlan } from '../../contracts/ai-endpoints.ts'
import { defaultPlan, notChosen } from '../../ai-plan.ts'
import { checkChosen, tasksOf } from './model-tasks.ts'

/** Reads the reader's plan: the choices for tasks, the prompt, and the limits of cost. */
export async function readPlan(db: Database, readerId: string): Promise<AiPlan> {
  const kept = await db.maybe(
    z.object({ plan: z.partial(AiPlan) }),
    sql`select plan from ai_plans where reader_id = ${readerId}`,
  )
  return { ...defaultPlan, ...kept?.plan }
}

/** The plan for the settings page, with an entry for each task that has a choice. */
export async function shownPlan({
  db,
  readerId,
  extensions,
}: Pick<Desk, 'db' | 'readerId' | 'extensions'>): Promise<AiPlan> {
  const plan = await readPlan(db, readerId)
  const chosen = tasksOf(extensions).flatMap(({ id, choice }) =>
    choice ? [[id, plan.tasks[id] ?? notChosen] as const] : [],
  )
  return { ...plan, tasks: Object.fromEntries(chosen) }
}

/**
 * Saves the plan. Choices for tasks that it does not name are kept, such as those of an area that
 * was added after the page was loaded.
 */
export async function savePlan(
  { db, readerId, extensions }: Pick<Desk, 'db' | 'readerId' | 'extensions'>,
  plan: AiPlan,
): Promise<void> {
  checkChosen(extensions, plan.tasks)
  await db.run(sql`
    insert into ai_plans (reader_id, plan) values (${readerId}, ${JSON.stringify(plan)})
    on conflict (reader_id) do update set plan = excluded.plan ||
      jsonb_build_object('tasks', coalesce(ai_plans.plan -> 'tasks', '{}') || (excluded.plan -> 'tasks'))`)
}
