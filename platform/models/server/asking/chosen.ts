import type { Tools } from '#server/tools.ts'
import type { AiPlan } from '../../contracts/ai-endpoints.ts'
import type { AiSettings } from '../../contract.ts'
import { chooseModel } from '../../ai-plan.ts'
import { readAiSettings } from '../ai-settings.ts'
import { readEndpoints, type EndpointRow } from '../endpoints.ts'
import type { ModelTask } from '../plan/model-tasks.ts'
import { readPlan } from '../plan/plan.ts'

/** The endpoint and model that were chosen for a task, with all settings of the reader. */
export interface Chosen {
  readerId: string
  task: ModelTask
  endpoint: EndpointRow
  model: string
  plan: AiPlan
  settings: AiSettings
}

/** Chooses the endpoint and model for a task; null if there is none. */
export async function chooseFor(
  { db }: Pick<Tools, 'db'>,
  readerId: string,
  task: ModelTask,
): Promise<Chosen | null> {
  const { id, choice } = task.chosenAs ?? task
  if (!choice) throw new Error(`No model can be chosen for ${id}`)
  const endpoints = await readEndpoints(db, readerId)
  if (endpoints.length === 0) return null
  const plan = await readPlan(db, readerId)
  const settings = await readAiSettings(db, readerId)
  const chosen = chooseModel(endpoints, plan, settings, { id, choice })
  return chosen && { readerId, task, plan, settings, ...chosen }
}
