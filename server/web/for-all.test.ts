import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { TokenScope } from '#platform/access/contract.ts'
import { defineContract, Nothing, read, write, type Api } from '#core/contract.ts'
import { makeToken } from '../access/api-tokens.ts'
import { testTools, type TestTools } from '../test-tools.ts'
import { frameArea, openTestServer } from './test-web-server.ts'

// These tests are about settings for everybody, which programs of an owner may change.

const harbour = defineContract('harbour', {
  getDepth: read(z.object({}), z.int()),
  setDepth: write(z.object({}), Nothing),
})
const area = {
  keeps: [
    {
      contract: harbour,
      isForOwner: true,
      open: (): Api<typeof harbour> => ({ getDepth: async () => 7, async setDepth() {} }),
    },
  ],
}

let tools: TestTools
let server: Awaited<ReturnType<typeof openTestServer>>
beforeEach(async () => {
  tools = await testTools()
  server = await openTestServer({
    tools,
    readerId: tools.readerId,
    areas: [frameArea, area],
    settings: { host: '127.0.0.1', password: 'correct horse' },
  })
})
afterEach(async () => {
  await server.app.close()
  await tools.close()
})

test.each<[TokenScope, number, number]>([
  ['read', 200, 403],
  ['write', 200, 403],
  ['owner', 200, 204],
])(
  'with a token of scope "%s", reading answers %i and setting answers %i',
  async (scope, reads, sets) => {
    const { readerId } = tools
    const { secret } = await makeToken(
      tools.db,
      { readerId, name: 'Mine', scope, days: null },
      server.clock.now,
    )
    const headers = { host: 'localhost', authorization: `Bearer ${secret}` }
    const got = await server.app.inject({ url: '/api/harbour/getDepth', headers })
    const set = await server.app.inject({
      method: 'POST',
      url: '/api/harbour/setDepth',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: '{}',
    })
    expect([got.statusCode, set.statusCode]).toEqual([reads, sets])
  },
)
