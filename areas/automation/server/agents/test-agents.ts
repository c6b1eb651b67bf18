import { aiEndpointsKeeper } from '#platform/models/server/area.ts'
import { answer, playServer, type Play } from '#platform/models/server/asking/test-streams.ts'
import type { aiEndpoints } from '#platform/models/contracts/ai-endpoints.ts'
import { performRuns } from '#platform/runs/server/lends.ts'
import { runs } from '#platform/runs/contract.ts'
import { beginUploadOf } from './test-upload.ts'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import type { Api } from '#core/contract.ts'
import type { TestTools } from '#server/test-tools.ts'
import type { World } from '#server/tools.ts'
import { agentSettings, type AgentBudget } from '../../contracts/agent-settings.ts'
import { conversations } from '../../contracts/conversations.ts'
import { readDocument } from './documents.ts'
import { agentRuns } from './perform-conversation.ts'

export interface Said {
  content?: string | null
  tool_calls?: object[]
}

/** A call of a tool in the format of OpenAI. */
export const toolCall = (name: string, input: unknown, id = 'x') => ({
  id,
  type: 'function',
  function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
})

/** The tokens of each answer, as the simulated endpoint reports them. */
export const USAGE = { prompt_tokens: 500, completion_tokens: 200 }

/** A reader's agents for tests, and a simulated model that answers for them. */
export async function testAgents(tools: TestTools) {
  const ask = tools.askAs(tools.readerId, { operations: ['*'], scope: 'owner' })
  const keeper = aiEndpointsKeeper.open(tools.desk) as Api<typeof aiEndpoints>
  /** A world with the real fetcher, which the requests to endpoints go through. */
  const world: World = { ...tools, fetch: guardedFetch({ allowPrivate: false }) }
  let reply: (body: { messages: { role: string; content: string }[] }) => Said = () => ({})
  let usage = USAGE
  const usual: Play = (response, body) =>
    answer(response, body, { content: null, ...reply(body) }, usage)
  let play = usual
  const played = await playServer((...asked) => play(...asked))
  let nth = 0

  return {
    ...{ ask, played, world },
    /** Connects the simulated endpoint, so that a model answers from now on. */
    async connect() {
      await keeper.saveEndpoint({
        ...{ kind: 'openai', name: 'Mine', address: played.address, key: 'sk-secret-4f9a77' },
        ...{ model: 'small-1', fastModel: '', thoroughModel: '' },
      })
    },
    says(next: typeof reply) {
      reply = next
    },
    /** Answers with `next` from now on; without `next`, in the usual way again. */
    plays(next = usual) {
      play = next
    },
    /** Reports this number of tokens with each answer from now on. */
    states(next: typeof USAGE) {
      usage = next
    },
    setPrice: async (input: number, output: number) =>
      keeper.savePlan({
        ...(await keeper.getPlan({})),
        prices: [{ model: 'small-1', input, output }],
      }),
    /**
     * Adds an agent that may use these actions. A "!" after a name means that no approval is
     * needed.
     */
    async build(actions: string[], budget?: Partial<AgentBudget>) {
      const { id } = await ask(agentSettings.createAgent, { name: 'Quay', type: 'Helper' })
      const allowed = actions.map((name) => ({
        name: name.replace(/!$/, ''),
        isWaived: name.endsWith('!'),
      }))
      await ask(agentSettings.saveAgent, {
        ...{ id, actions: allowed },
        budget: { turns: 8, tokensOfDay: 200_000, moneyOfDay: null, ...budget },
      })
      return id
    },
    async say(agent: string, text: string, conversation?: string) {
      const said = await ask(conversations.say, {
        ...{ agent, text, id: `message-${++nth}` },
        ...(conversation !== undefined && { conversation }),
      })
      return said.conversation
    },
    work: (kind = agentRuns) => performRuns(world, kind),
    open: (id: string) => ask(conversations.getConversation, { id }),
    async last(id: string) {
      const { exchanges } = await ask(conversations.getConversation, { id })
      return exchanges.at(-1)!
    },
    async decide(id: string, answer: string) {
      const { question } = await ask(conversations.getConversation, { id })
      await ask(runs.answerRun, { id, key: question!.key, answer })
    },
    async addDocument(id: string, name: string, text: string) {
      const upload = await beginUploadOf(tools.desk, { name, text })
      const document = await ask(agentSettings.addDocument, { id, name, upload })
      return document.id
    },
    readDocument: (id: string) => readDocument.run(tools, { id }),
  }
}
