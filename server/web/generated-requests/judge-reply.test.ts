import { expect, test } from 'vitest'
import { problemSchema } from '../openapi/openapi-problems.ts'
import { judgeBy } from './judge-reply.ts'

const refersTo = (name: string) => ({ $ref: `#/components/responses/${name}` })
const operation = (response: string) => ({
  get: {
    operationId: 'a',
    responses: { 500: refersTo('InternalServerError'), 503: refersTo(response) },
  },
})
const judge = judgeBy({
  paths: {
    '/api/waits': operation('ServiceUnavailable'),
    '/api/here': operation('ServerUnavailable'),
  },
  components: { schemas: { Problem: problemSchema }, responses: {} },
})

const detail = 'The publisher does not answer. Try again shortly.'
const answer = (status: number, body: object | string, type = 'application/problem+json') => ({
  statusCode: status,
  headers: { 'content-type': type },
  body: typeof body === 'string' ? body : JSON.stringify({ status, title: 'Problem', ...body }),
})
const asked = (url: string) => ({ method: 'GET', url, headers: {} })

test('a problem says in plain words that another server does not answer', () => {
  expect(judge(asked('/api/waits'), answer(503, { detail }))).toBe(null)
})

test.each([
  ['/api/waits', answer(500, { detail })],
  ['/api/waits', answer(502, { detail })],
  ['/api/waits', answer(504, { detail })],
  ['/api/here', answer(503, { detail })],
  ['/api/waits', answer(503, '<h1>Bad gateway</h1>', 'text/html')],
  ['/api/waits', answer(503, { error: 'Service Unavailable' })],
  ['/api/waits', answer(503, { detail: 'connect ECONNREFUSED 127.0.0.1:1' })],
  ['/api/waits', answer(503, { detail: 'TypeError: x is undefined.' })],
  ['/api/waits', answer(503, { detail, title: '' })],
])('a fault at %s, %j, is found', (url, reply) => {
  expect(judge(asked(url), reply)).not.toBe(null)
})
