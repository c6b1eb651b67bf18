import { afterEach, beforeEach, expect, test } from 'vitest'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { fittingArticles } from './follow-instructions.ts'
import { playEndpoint, type PlayedEndpoint } from '#platform/models/server/played-endpoint.ts'
import { bringEndpoint } from '#platform/models/server/test-endpoints.ts'

let tools: TestTools
let endpoint: PlayedEndpoint
beforeEach(async () => {
  tools = await testTools()
  endpoint = await playEndpoint()
})
afterEach(async () => {
  await endpoint.close()
  await tools.close()
})

const articles = Array.from({ length: 40 }, (_, i) => ({
  id: 100 + i,
  title: `Article ${i}`,
  text: i % 10 === 0 ? 'A crane fell into the harbour.' : 'The bakery has new bread.',
}))
const judge = () =>
  fittingArticles(
    { ...tools, fetch: guardedFetch({ allowPrivate: false }) },
    tools.readerId,
    'Only what happens at the harbour',
    articles,
  )
const addEndpoint = () => bringEndpoint(tools, endpoint.address)

test('without an endpoint nobody is asked about a topic', async () => {
  expect(await judge()).toBeNull()
})

test('an endpoint says which articles fit what the reader wrote about a topic', async () => {
  await addEndpoint()
  expect(await judge()).toEqual(new Set([100, 110, 120, 130]))
  expect(JSON.stringify(endpoint.asked[0]?.body)).toContain('Only what happens at the harbour')
})

test.each(['wrong-shape', 'invents-sources', 'invents-facts', 'half-json', 'empty'] as const)(
  'an endpoint whose answer is none (%s) is no judge',
  async (manner) => {
    await addEndpoint()
    endpoint.manner = manner
    await expect(judge()).rejects.toThrow(
      /did not answer in the requested format|does not answer like/,
    )
  },
)
