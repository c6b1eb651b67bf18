import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { beginStream, ending, piece, whole } from '#platform/models/server/asking/test-streams.ts'
import { runs } from '#platform/runs/contract.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { agentSettings } from '../../contracts/agent-settings.ts'
import { testAgents, USAGE } from './test-agents.ts'

// Tests of the requests to an agent's model: the form of the answer, and the charge.

let tools: TestTools
let hub: Awaited<ReturnType<typeof testAgents>>
beforeAll(async () => {
  tools = await testTools()
})
afterAll(() => tools.close())
// Each test has an endpoint of its own, because a server remembers which ones refuse to stream, and
// pauses those that refuse a request.
beforeEach(async () => {
  hub = await testAgents(tools)
  await hub.connect()
})
afterEach(async () => {
  await hub.played.close()
  await tools.db.run(sql`delete from ai_endpoints`)
})

test('shows its answer part by part where its endpoint streams', async () => {
  const id = await hub.build([])
  let goOn = () => {}
  const seen = new Promise<void>((resolve) => (goOn = resolve))
  hub.plays(async (response) => {
    beginStream(response)
    response.write(piece('At the '))
    await seen
    response.end(piece('northern quay.') + ending(USAGE))
  })
  const talk = await hub.say(id, 'Where do long ships moor?')
  const work = hub.work()
  await expect.poll(async () => (await hub.last(talk)).partial).toBe('At the ')
  expect((await hub.last(talk)).answer).toBeNull()
  goOn()
  await work
  const { answer, partial } = await hub.last(talk)
  expect([answer?.text, answer?.by, partial]).toEqual([
    'At the northern quay.',
    'small-1',
    undefined,
  ])
  const { spent } = await hub.ask(agentSettings.getAgent, { id })
  expect(spent.tokens).toBe(USAGE.prompt_tokens + USAGE.completion_tokens)
})

test('ends its request where its reader stops the conversation', async () => {
  const id = await hub.build([])
  hub.plays((response) => {
    beginStream(response)
    response.write(piece('and so on '))
  })
  const talk = await hub.say(id, 'Tell me everything')
  const work = hub.work()
  await expect.poll(async () => (await hub.last(talk)).partial).toContain('and so on')
  await hub.ask(runs.cancelRun, { id: talk })
  await work
  await hub.played.left
  const { answer, partial } = await hub.last(talk)
  expect([answer, partial]).toEqual([null, undefined])
  expect((await hub.open(talk)).state).toBe('cancelled')
})

test('is asked for a whole answer where its endpoint does not stream, each within the budget', async () => {
  const id = await hub.build([])
  hub.plays((response) => whole(response, { content: 'As a whole.' }, USAGE))
  for (const asked of [2, 3]) {
    const talk = await hub.say(id, 'Hello')
    await hub.work()
    expect((await hub.last(talk)).answer?.text).toBe('As a whole.')
    expect(hub.played.asked).toHaveLength(asked)
  }
  // The first answer had the wrong form, so its highest possible cost is charged.
  const { spent } = await hub.ask(agentSettings.getAgent, { id })
  expect(spent.tokens).toBeGreaterThan(3 * (USAGE.prompt_tokens + USAGE.completion_tokens))
})

test('never spends more than its budget, whatever an endpoint states', async () => {
  const id = await hub.build([], { tokensOfDay: 6000, moneyOfDay: 0.01 })
  await hub.setPrice(1, 2)
  hub.says(() => ({ content: 'Costly.' }))
  hub.states({ prompt_tokens: 900_000, completion_tokens: 900_000 })
  for (let message = 0; message < 3; message++) {
    await hub.say(id, 'Tell me more')
    await hub.work()
  }
  const { spent } = await hub.ask(agentSettings.getAgent, { id })
  expect(hub.played.asked.length).toBeGreaterThan(0)
  expect(spent.tokens).toBeLessThanOrEqual(6000)
  expect(spent.money).toBeLessThanOrEqual(0.01)
})

test('is charged nothing for a request that its endpoint refused', async () => {
  const id = await hub.build([])
  hub.plays((response) => response.writeHead(503).end())
  await hub.say(id, 'Hello')
  await hub.work()
  expect(hub.played.asked).toHaveLength(1)
  expect((await hub.ask(agentSettings.getAgent, { id })).spent.tokens).toBe(0)
})
