import type { Api } from '#core/contract.ts'
import type { TestTools } from '#server/test-tools.ts'
import { defaultPlan } from '../ai-plan.ts'
import type { aiEndpoints } from '../contracts/ai-endpoints.ts'
import { aiEndpointsKeeper } from './area.ts'

/** Adds a played endpoint for the reader. */
export function bringEndpoint(
  tools: TestTools,
  address: string,
  kind: 'openai' | 'ollama' = 'openai',
): Promise<{ id: string }> {
  return keeperOf(tools).saveEndpoint({
    kind,
    name: 'Mine',
    address,
    model: 'small-1',
    fastModel: '',
    thoroughModel: '',
  })
}

/** Adds an endpoint that embeds texts. */
export async function addEmbedder(tools: TestTools, address: string): Promise<{ id: string }> {
  const { id } = await bringEndpoint(tools, address, 'ollama')
  await keeperOf(tools).savePlan({
    ...defaultPlan,
    tasks: { ...defaultPlan.tasks, embeddings: { endpoint: id, model: 'embed-1' } },
  })
  return { id }
}

function keeperOf(tools: TestTools): Api<typeof aiEndpoints> {
  return aiEndpointsKeeper.open(tools.desk) as Api<typeof aiEndpoints>
}
