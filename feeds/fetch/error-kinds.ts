import type { Problem } from '#core/problem.ts'
import type { GuardedResponse } from '#server/tools.ts'
import { isBotWall } from './refusals.ts'

/**
 * Kinds of obstacles that kept a visit from its feed, for those who count and filter; the words for people stand
 * beside it.
 */
export const errorKinds = [
  /** No such name, no route, no answer on the line. */
  'unreachable',
  /** The secure connection failed. */
  'insecure',
  'slow',
  'not-found',
  /** It wants a sign-in, money, or nobody like us. */
  'refused',
  /** It lets only people through. */
  'walled',
  /** It asks for fewer requests. */
  'too-many',
  'server-fault',
  /** Ended by its publisher for good. */
  'gone',
  /** An answer that is no feed, or that nobody may read. */
  'unreadable',
  /** Reading it took too much of time or memory. */
  'too-hard',
  /** Ours: what came could not be kept. */
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

/** The kind of error of a fetch that failed without an answer, or with one that could not be read. */
export function kindOfProblem(problem: Problem): ErrorKind {
  if (problem.kind !== 'unavailable') return 'unreadable'
  const names = namesOf(problem.cause).join(' ')
  if (/TIMEOUT|TIMEDOUT|TimeoutError|ABORT/i.test(names)) return 'slow'
  if (/CERT|TLS|SSL|SIGNED|EPROTO|VERIFY/.test(names)) return 'insecure'
  if (/\bZ_|ERR__ERROR_|ERR_PADDING/.test(names)) return 'unreadable'
  return 'unreachable'
}

/** The names and codes of an error and of what it came from. */
function namesOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return []
  const { name, code, cause } = error as { name?: unknown; code?: unknown; cause?: unknown }
  return [name, code].filter((word) => typeof word === 'string').concat(namesOf(cause))
}
