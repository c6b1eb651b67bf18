import * as z from 'zod/mini'
import { parseJson } from '#core/bounded-json.ts'
import { Problem } from '#core/problem.ts'
import type { GuardedResponse } from '#server/tools.ts'
import { ActionFailed } from './action-failed.ts'
import { sentOn } from './ask-service.ts'
import { aText } from './lenient.ts'
import { waitSecondsOf } from './retry-after.ts'

const SAID_CHARACTERS = 300

export interface Refusals {
  host: string
  /** The remedy if the credentials were refused (401). */
  unknown: string
  /** The remedy if nothing was found (404). */
  missing?: string
}

/** Fails with an explanation if the status of an answer is not a success. */
export function demandTaken(answer: GuardedResponse, { host, unknown, missing }: Refusals): void {
  const { status, headers } = answer
  if (status >= 200 && status < 300) return
  const said = saidBy(answer)
  const because = said === '' ? '' : ` It says: “${said}”.`
  if (status === 401)
    throw new ActionFailed(`${host} refused the account (401). ${unknown}`, { isRefused: true })
  if (status === 429 || status === 503)
    throw new ActionFailed(
      status === 429 ? `${host} wants fewer requests (429).` : `${host} is too busy (503).`,
      { waitSeconds: waitSecondsOf(answer) },
    )
  if (status === 403)
    throw new ActionFailed(`${host} does not allow this to the account (403).${because}`)
  if (status === 404)
    throw new ActionFailed(
      `${host} found nothing there (404). ${missing ?? 'Check the account.'}`,
      {
        isFinal: true,
      },
    )
  const location = headers['location'] ?? ''
  if (status >= 300 && status < 400 && URL.canParse(location, answer.address))
    throw sentOn(host, new URL(location, answer.address).host)
  throw new ActionFailed(`${host} answered with the status ${status}.${because}`, {
    isFinal: status < 500 && status !== 408,
    mayHaveHappened: status >= 500,
  })
}

/** Reads the answer as JSON of this shape; fails if it is anything else. */
export function jsonAs<Shape>(
  answer: GuardedResponse,
  shape: z.ZodMiniType<Shape>,
  host: string,
): Shape {
  const read = z.safeParse(shape, jsonOf(answer.body))
  if (read.success) return read.data
  throw new ActionFailed(
    `${host} answered something else than this kind of service does. Check the address of the account.`,
    { isFinal: true, mayHaveHappened: true },
  )
}

/** Parses the body as JSON; null if it is not JSON or nested too deeply. */
function jsonOf(body: Uint8Array): unknown {
  try {
    return parseJson(new TextDecoder().decode(body))
  } catch (error) {
    if (error instanceof Problem || error instanceof SyntaxError) return null
    throw error
  }
}

const Words = z.object({
  message: aText,
  error_description: aText,
  error: z.pipe(
    z.optional(z.unknown()),
    z.transform((given) => (typeof given === 'string' ? given : messageIn(given))),
  ),
  errcode: aText,
})

function messageIn(given: unknown): string {
  return z.safeParse(z.object({ message: z.string() }), given).data?.message ?? ''
}

/**
 * The reason that an answer states: a field of its JSON, or a short plain text; empty if it states
 * none.
 */
function saidBy({ body, headers }: GuardedResponse): string {
  const read = z.safeParse(Words, jsonOf(body))
  const {
    message = '',
    error_description: description = '',
    error = '',
    errcode = '',
  } = read.data ?? {}
  const isPlain = /^text\/plain/i.test(headers['content-type'] ?? '')
  const words = message || description || error || errcode || (isPlain ? textOf(body) : '')
  return words
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, SAID_CHARACTERS)
    .toWellFormed()
}

/** Decodes a body to text that can be stored, whatever bytes it has. */
export function textOf(body: Uint8Array): string {
  return new TextDecoder().decode(body).replaceAll('\0', '')
}
