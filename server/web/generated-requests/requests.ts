import fc from 'fast-check'
import type { JsonSchema } from '../openapi/openapi.ts'
import { valuesFor, type Known, type Made } from './values.ts'

/** An operation of the served document. */
export interface Described {
  path: string
  method: 'get' | 'post'
  operation: {
    operationId: string
    parameters?: { name: string; required: boolean; schema: JsonSchema }[]
    requestBody?: { content: { 'application/json': { schema: JsonSchema } } }
    responses: Record<string, unknown>
  }
}

export interface Request {
  method: string
  url: string
  headers: Record<string, string>
  payload?: string
}

/** A planned request for an operation; `made` fills in known values. */
export type Planned = { described: Described; made: (known: Known) => Request }

/** Requests for an operation, with valid or invalid values; one in ten is distorted as a whole. */
export function requestsFor(described: Described): fc.Arbitrary<Planned> {
  const asAsked = described.method === 'get' ? reads(described) : writes(described)
  return fc
    .tuple(asAsked, fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, distortions))
    .map(([ask, distort]) => ({
      described,
      made: (known) => (distort ? distort(ask(known)) : ask(known)),
    }))
}

type Ask = (known: Known) => Request

function reads({ path, operation }: Described): fc.Arbitrary<Ask> {
  const parameters = (operation.parameters ?? []).map(({ name, required, schema }) =>
    fc
      .tuple(valuesFor(schema, name), fc.integer({ min: 0, max: required ? 40 : 4 }))
      .map(([value, isLeftOut]) => [name, isLeftOut === 0 ? null : value] as const),
  )
  return fc.tuple(...parameters).map((given) => (known) => {
    const query = new URLSearchParams()
    for (const [name, made] of given) {
      for (const text of made ? asTexts(made(known)) : []) query.append(name, text)
    }
    return { method: 'GET', url: query.size > 0 ? `${path}?${query}` : path, headers: {} }
  })
}

/** Converts a JSON value to the texts of query parameters, one for each item of a list. */
function asTexts(json: string): string[] {
  const value: unknown = JSON.parse(json)
  const all = Array.isArray(value) ? value : [value]
  return all.map((one) => (typeof one === 'object' ? json.slice(0, 200) : String(one)))
}

function writes({ path, operation }: Described): fc.Arbitrary<Ask> {
  const schema = operation.requestBody!.content['application/json'].schema
  return valuesFor(schema, '').map((body: Made) => (known) => ({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json' },
    payload: body(known),
  }))
}

export const otherMethods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE']

const types = [
  '',
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'application/json;;;',
  'json',
  '\u00ff',
]
const bodies = ['', ' ', '{', '{"a":}', 'null', '\ufeff{}', '{"__proto__":{"a":1}}', '\0', '{}{}']
const tails = [
  '?',
  '?&&&=&=a&a',
  '?__proto__=1&constructor=2',
  '?search[]=a&search[b]=c',
  '?%',
  '?%E0%A4%A=%ff',
  '?period=today&period=today&search=a&search=b&id=1&id=2',
  `?search=${'a'.repeat(12_000)}`,
  `?${'a=b&'.repeat(3000)}`,
  '/',
  '//',
  '/..',
  '/%2e%2e/',
  '%00',
  '%',
  '%E0%A4%A',
  ';a=b',
  '#a',
]

/** Distortions of a request: another method, another type, another body, a changed address. */
const distortions: fc.Arbitrary<(request: Request) => Request> = fc.oneof(
  fc.constantFrom(...otherMethods).map((method) => (request: Request) => ({ ...request, method })),
  fc.constantFrom(...types).map((type) => (request: Request) => ({
    ...request,
    headers: { 'content-type': type },
  })),
  fc
    .constantFrom(...bodies)
    .map(
      (payload) => (request: Request) =>
        request.method === 'POST' ? { ...request, payload } : request,
    ),
  fc
    .constantFrom(...tails)
    .map((tail) => (request: Request) => ({ ...request, url: request.url.split('?')[0] + tail })),
)
