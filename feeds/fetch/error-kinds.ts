import type { Problem } from '#core/problem.ts'
import type { GuardedResponse } from '#server/tools.ts'
import { isBotWall } from './refusals.ts'

/**
 * Kinds of errors of a visit, for statistics and filters. Messages for people are stored
 * separately.
 */
export const errorKinds = [
  /** The name is unknown, there is no route, or no answer came. */
  'unreachable',
  /** The secure connection failed. */
  'insecure',
  'slow',
  'not-found',
  /** The server requires a sign-in or payment, or refuses programs. */
  'refused',
  /** The server admits only people, by a bot wall. */
  'walled',
  /** The server asks for fewer requests. */
  'too-many',
  'server-fault',
  /** The publisher ended the feed for good. */
  'gone',
  /** An answer that is not a feed, or cannot be read. */
  'unreadable',
  /** Reading the answer took too much time or memory. */
  'too-hard',
  /** A fault of this server: it could not store the answer. */
  'not-kept',
] as const
export type ErrorKind = (typeof errorKinds)[number]

export function kindOfRefusal(response: GuardedResponse): ErrorKind {
  const { status } = response
  if (status === 410) return 'gone'
  if (status === 404) return 'not-found'
  if (status === 429) return 'too-many'
  if (status === 401) return 'refused'
  if (isBotWall(response)) return 'walled'
  if (status === 402 || status === 403 || status === 451) return 'refused'
  return status >= 500 ? 'server-fault' : 'unreadable'
}

/** The kind of error of a fetch without an answer, or with an unreadable one. */
export function kindOfProblem(problem: Problem): ErrorKind {
  if (problem.kind !== 'unavailable') return 'unreadable'
  const names = namesOf(problem.cause).join(' ')
  if (/TIMEOUT|TIMEDOUT|TimeoutError|ABORT/i.test(names)) return 'slow'
  if (/CERT|TLS|SSL|SIGNED|EPROTO|VERIFY/.test(names)) return 'insecure'
  if (/\bZ_|ERR__ERROR_|ERR_PADDING/.test(names)) return 'unreadable'
  return 'unreachable'
}

/** The names and codes of an error and its causes. */
function namesOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return []
  const { name, code, cause } = error as { name?: unknown; code?: unknown; cause?: unknown }
  return [name, code].filter((word) => typeof word === 'string').concat(namesOf(cause))
}
