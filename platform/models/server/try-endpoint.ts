import { Problem } from '#core/problem.ts'
import type { Tools } from '#server/tools.ts'
import type { EndpointTest } from '../contracts/ai-endpoints.ts'
import { askModel } from './asking/ask-model.ts'
import type { Chosen } from './asking/chosen.ts'
import { readEndpoints } from './endpoints.ts'
import { readAiSettings } from './ai-settings.ts'
import { testTask } from './plan/own-tasks.ts'
import { readPlan } from './plan/plan.ts'
import { EndpointTrouble } from './trouble.ts'

/** Tests an endpoint by a small question, even if it is resting, and reports the result. */
export async function tryEndpoint(
  tools: Tools,
  readerId: string,
  id: string,
): Promise<EndpointTest> {
  const { db } = tools
  const endpoint = (await readEndpoints(db, readerId)).find((one) => one.id === id)
  if (!endpoint) throw new Problem('not-found', 'That endpoint is already gone.')
  const chosen: Chosen = {
    readerId,
    task: testTask,
    endpoint: { ...endpoint, restsUntil: null },
    model: endpoint.model,
    plan: await readPlan(db, readerId),
    settings: await readAiSettings(db, readerId),
  }
  const startedAt = performance.now()
  const milliseconds = () => Math.round(performance.now() - startedAt)
  try {
    await askModel(tools, chosen, {
      system: 'Answer with one word.',
      prompt: 'Say: ready',
      content: '',
      read: (text) => text.trim() || null,
    })
    return {
      works: true,
      milliseconds: milliseconds(),
      words: `${endpoint.model} answers.`,
    }
  } catch (error) {
    if (!(error instanceof EndpointTrouble)) throw error
    const words =
      error.trouble === 'wrong-shape'
        ? `${endpoint.model} returned an empty answer.`
        : error.message
    return { works: false, milliseconds: milliseconds(), words }
  }
}
