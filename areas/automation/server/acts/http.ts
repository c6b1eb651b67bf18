import * as z from 'zod/mini'
import type { Effect } from '#core/contract.ts'
import { parseJson } from '#core/bounded-json.ts'
import { Problem } from '#core/problem.ts'
import { demandTaken, failedFetch } from '#platform/connections/server/lends/actions.ts'
import type { GuardedResponse } from '#server/tools.ts'
import { FLOW } from '../../limits.ts'
import type { Act, FilledIn } from './act.ts'
import { asWords, readFilled } from './filled.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'] as const
const Pairs = z._default(z.record(z.string(), asWords), {})

const Fields = z.object({
  method: z._default(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((given) => given.toUpperCase()),
      ),
      z.enum(methods, 'Choose GET, POST, PUT, PATCH, DELETE or HEAD'),
    ),
    'GET',
  ),
  url: z.string('Fill in an address'),
  query: Pairs,
  headers: Pairs,
  /** The body of the request, which is sent as JSON unless it is a text. */
  body: z.optional(z.unknown()),
  /** Values that are sent as form fields. */
  form: z.optional(z.record(z.string(), asWords)),
  /**
   * "key" if the service supports the header Idempotency-Key, so that a request can be repeated
   * safely.
   */
  repeats: z._default(z.enum(['no', 'key']), 'no'),
})
type Fields = z.infer<typeof Fields>

const REMEDY = 'Choose an account for the request, or check the headers of the step.'

/** Sends a request to a web server; in the private network only as far as the owner allows it. */
export function httpAct(input: FilledIn): Act {
  const fields = readFilled(Fields, input)
  const address = addressOf(fields)
  return {
    effect: effectOf(fields),
    leaves: true,
    request: () => ({
      method: fields.method,
      address,
      headers: headersOf(fields, 'a key of this run'),
      body: bodyOf(fields).body ?? null,
    }),
    async carryOut({ desk, key, signal }) {
      const { method } = fields
      const request = {
        method,
        headers: headersOf(fields, key),
        ...bodyOf(fields),
        maxBytes: FLOW.answerBytes,
        signal,
      }
      const answer = await desk.fetch(address, request).catch((error: unknown) => {
        throw failedFetch(error, new URL(address).hostname, request)
      })
      demandTaken(answer, { host: new URL(address).hostname, unknown: REMEDY })
      return readAnswer(answer)
    },
  }
}

/** Requests with an idempotent method (RFC 9110, section 9.2) or a key may be repeated. */
function effectOf({ method, repeats }: Fields): Effect {
  if (method === 'GET' || method === 'HEAD') return 'safe'
  return method === 'PUT' || method === 'DELETE' || repeats === 'key' ? 'keyed' : 'once'
}

function addressOf({ url, query }: Fields): string {
  const address = URL.parse(url.trim())
  if (!address || !/^https?:$/.test(address.protocol))
    throw new Problem('invalid', `“${url.slice(0, 200)}” is not a web address.`)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}

function headersOf({ method, headers, body, form }: Fields, key: string): Record<string, string> {
  const given = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
  for (const [name, value] of Object.entries(given))
    if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name) || !/^[\t\x20-\x7e]*$/.test(value))
      throw new Problem('invalid', `The header “${name.slice(0, 60)}” cannot be sent.`)
  const type = form
    ? 'application/x-www-form-urlencoded'
    : body === undefined || typeof body === 'string'
      ? null
      : 'application/json'
  return {
    accept: 'application/json, */*;q=0.5',
    ...(type !== null && { 'content-type': type }),
    ...(method !== 'GET' && method !== 'HEAD' && { 'idempotency-key': key }),
    ...given,
  }
}

function bodyOf({ method, body, form }: Fields): { body?: string } {
  if (method === 'GET' || method === 'HEAD') return {}
  if (form) return { body: new URLSearchParams(form).toString() }
  if (body === undefined) return {}
  return { body: typeof body === 'string' ? body : JSON.stringify(body) }
}

function readAnswer({ status, headers, body }: GuardedResponse) {
  const text = new TextDecoder().decode(body)
  const isJson = /[/+]json\b/i.test(headers['content-type'] ?? '')
  return { status, headers: shownHeaders(headers), body: isJson ? jsonOr(text) : text }
}

function jsonOr(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    // A body that is labeled as JSON but is not valid stays text.
    return text
  }
}

const SHOWN: ReadonlySet<string> = new Set(['content-type', 'location', 'link', 'etag', 'date'])

/** The headers that the result of a step keeps, without cookies and the like. */
function shownHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => SHOWN.has(name)))
}
