import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Problem } from '#core/problem.ts'
import type { ReaderRoute } from '../routes/route.ts'
import { frameArea, notesArea, openTestServer } from '../test-web-server.ts'

/** The failure of each document, by the document's name. */
const failures: Record<string, () => Error> = {
  database: () => Object.assign(new Error('connect ECONNREFUSED secret'), { code: 'ECONNREFUSED' }),
  starting: () => Object.assign(new Error('secret is starting up'), { code: '57P03' }),
  full: () => Object.assign(new Error('secret-path'), { code: 'ENOSPC' }),
  publisher: () => new Problem('unavailable', 'The publisher does not answer. Try again shortly.'),
}
const failing: ReaderRoute = {
  who: 'reader',
  path: '/failing/:how',
  async answer(_, { params }) {
    throw failures[params['how']!]!()
  },
}

let app: FastifyInstance
beforeAll(async () => {
  ;({ app } = await openTestServer({ areas: [frameArea, notesArea, { routes: [failing] }] }))
})
afterAll(() => app.close())

const get = (url: string, accept: string) =>
  app.inject({ url, headers: { host: 'localhost', accept } })
const browser = 'text/html,application/xhtml+xml,*/*;q=0.8'

test.each(Object.keys(failures))('a program gets a problem: %s', async (how) => {
  for (const accept of ['*/*', 'image/avif,image/webp,*/*', 'application/rss+xml']) {
    const reply = await get(`/failing/${how}`, accept)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([
      503,
      'application/problem+json; charset=utf-8',
    ])
    expect(reply.json()).toMatchObject({ status: 503, kind: 'unavailable' })
    expect(reply.json().detail).toMatch(/^[A-Z][^{}]+\.$/)
    expect(reply.body).not.toContain('secret')
  }
})

test.each(Object.keys(failures))('a person gets a page: %s', async (how) => {
  const reply = await get(`/failing/${how}`, browser)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([
    503,
    'text/html; charset=utf-8',
  ])
  expect(reply.body).toContain('<h1>Not available now</h1>')
  expect(reply.body).not.toContain('secret')
})

test('an operation answers with a problem, whatever the client accepts', async () => {
  const reply = await get('/api/notes/fail?how=full', browser)
  expect(reply.headers['content-type']).toMatch(/^application.problem.json/)
})
