import { STATUS_CODES } from 'node:http'
import type { Operation } from '#core/contract.ts'
import { statusOf } from '../requests/problem-reply.ts'

/** The meaning of each status of a failure, which is the same for all operations. */
const meanings: Record<number, string> = {
  400: 'The input is not what the operation takes; `fields` says where, as far as its schema knows.',
  401: 'A token or the password is required.',
  403: 'Not allowed, or requested by a page of another site.',
  404: 'Not found.',
  409: 'It conflicts with something else; the detail says what to do first.',
  413: 'The body is larger than a request may be.',
  415: 'The body is not sent as JSON.',
  421: 'The server does not answer to this host name.',
  429: 'Too many wrong passwords, or too many requests with one token; wait as long as the detail says.',
  431: 'The address or the headers are too long.',
  500: 'An internal error; the server log has the reason under the id in the detail.',
  503: 'It cannot be done now, such as where another server does not answer.',
}
/** The 503 of operations that need no other server. */
const AWAY = {
  name: 'ServerUnavailable',
  status: 503,
  description: 'The server cannot answer now: its database is away, its disk is full, or it stops.',
}

const always = [400, 401, 421, 429, 431, 500]
const withBody = [403, 413, 415]

/** The failures that an operation may have: its own, and those of any request of its kind. */
export function failuresOf({ kind, fails }: Pick<Operation<never, never>, 'kind' | 'fails'>) {
  const statuses = new Set([
    ...always,
    ...(kind === 'write' ? withBody : []),
    ...fails.map((failure) => statusOf[failure]),
  ])
  const named = [...statuses].map((status) => [status, nameOf(status)] as const)
  const names = new Map<number, string>([[AWAY.status, AWAY.name], ...named])
  return Object.fromEntries(
    [...names].map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
  )
}

/** The definitions of failures, to which operations refer. */
export function failureResponses() {
  const content = {
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
  }
  const named = Object.entries(meanings).map(
    ([status, description]) => [nameOf(Number(status)), description] as const,
  )
  return Object.fromEntries(
    [...named, [AWAY.name, AWAY.description] as const].map(([name, description]) => [
      name,
      { description, content },
    ]),
  )
}

/** The name of a status, such as "NotFound" for 404. */
function nameOf(status: number): string {
  return (STATUS_CODES[status] ?? '').replaceAll(/\W/g, '')
}

export const problemSchema = {
  type: 'object',
  description: 'A failure (RFC 9457) in words that a person can act on.',
  required: ['status', 'title', 'detail'],
  properties: {
    status: { type: 'integer' },
    title: { type: 'string' },
    detail: { type: 'string' },
    kind: {
      enum: Object.keys(statusOf),
      description: Object.entries(statusOf)
        .map(([kind, status]) => `${kind}: ${status} ${STATUS_CODES[status]}`)
        .join('; '),
    },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
}
