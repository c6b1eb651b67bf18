import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import type { World } from '#server/tools.ts'
import type { Api } from '#core/contract.ts'
import type { aiEndpoints } from '../../contracts/ai-endpoints.ts'
import { aiEndpointsKeeper } from '../area.ts'
import type { ModelTask } from '../plan/model-tasks.ts'
import { chooseFor, type Chosen } from './chosen.ts'
import { playServer, type Play, type PlayedServer } from './test-streams.ts'

export const KEY = 'sk-secret-4f9a77'

export const someTask: ModelTask = {
  id: 'drafts',
  label: 'Drafts',
  mostTokens: 200,
  temperature: 0.7,
  choice: { hint: 'Writes drafts.', untilChosen: 'primary-model' },
}

/** A reader with one endpoint, which the test plays. */
export interface PlayedAsking {
  tools: TestTools
  world: World
  played: PlayedServer
  chosen: Chosen
  keeper: Api<typeof aiEndpoints>
  rows(): Promise<{ calls: number; cached: number; inputTokens: number; outputTokens: number }[]>
  close(): Promise<void>
}

export async function playAsking(
  play: Play,
  { task = someTask, limits = {} }: { task?: ModelTask; limits?: object } = {},
): Promise<PlayedAsking> {
  const tools = await testTools()
  const played = await playServer(play)
  const keeper = aiEndpointsKeeper.open(tools.desk) as Api<typeof aiEndpoints>
  await keeper.saveEndpoint({
    kind: 'openai',
    name: 'Mine',
    address: played.address,
    key: KEY,
    model: 'small-1',
    fastModel: '',
    thoroughModel: '',
  })
  await keeper.savePlan({ ...(await keeper.getPlan({})), ...limits })
  const chosen = await chooseFor(tools, tools.readerId, task)
  return {
    tools,
    // The real fetcher is used, which lets nothing but endpoints into the private network.
    world: { ...tools, fetch: guardedFetch({ allowPrivate: false }) },
    played,
    chosen: chosen!,
    keeper,
    rows: async () => (await keeper.getUsage({})).rows,
    async close() {
      await played.close()
      await tools.close()
    },
  }
}
