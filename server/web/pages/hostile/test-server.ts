import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { areas } from '../../../areas.ts'
import { testTools, type TestTools } from '../../../test-tools.ts'
import { createWebServer } from '../../../web.ts'

/** The real web server with all its areas, and functions that send requests as a browser does. */
export interface HostileServer {
  tools: TestTools
  app: FastifyInstance
  get: (url: string) => Promise<LightMyRequestResponse>
  post: (path: string, body: object) => Promise<unknown>
  close: () => Promise<void>
}

const host = '127.0.0.1:4600'

export async function openHostileServer(): Promise<HostileServer> {
  const tools = await testTools()
  const app = await createWebServer({
    tools,
    areas,
    readerId: tools.readerId,
    settings: { host: '127.0.0.1' },
    onChange: () => () => {},
    dist: 'nothing-built',
  })
  return {
    ...{ tools, app },
    get: (url) => app.inject({ url, headers: { host } }),
    async post(path, body) {
      const reply = await app.inject({
        method: 'POST',
        url: `/api/${path}`,
        headers: { host, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      })
      expect(reply.statusCode, `${path} ${reply.body}`).not.toBe(500)
      return reply.body === '' ? null : reply.json()
    },
    async close() {
      await app.close()
      await tools.close()
    },
  }
}
