import { fileSizeText } from '#core/file-size.ts'
import { ACCOUNTS } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { codeOf } from '#server/fetch/fetch-problems.ts'
import { AnswerTooLarge } from '#server/fetch/read-body.ts'
import type { Desk, GuardedRequest } from '#server/tools.ts'
import type { AccountTools } from './account-action.ts'
import { ActionFailed } from './action-failed.ts'
import type { Mask } from './mask-secrets.ts'

/**
 * The tools for work with an account: one time limit for all requests together, and masked answers.
 */
export function accountTools(desk: Desk, mask: Mask, signal: AbortSignal): AccountTools {
  const limits = { timeoutMs: ACCOUNTS.timeMs, maxBytes: ACCOUNTS.answerBytes, signal }
  return {
    ...desk,
    hide: (secret) => mask.add(secret),
    async fetch(address, request = {}) {
      try {
        const answer = await desk.fetch(address, { ...limits, ...request })
        const headers = mask.value(answer.headers) as typeof answer.headers
        return { ...answer, headers, body: mask.bytes(answer.body) }
      } catch (error) {
        throw failedFetch(error, new URL(address).hostname, request)
      }
    },
  }
}

/** A signal that aborts after the time for an action or a check, or with the given signal. */
export function timeOfAction(signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(ACCOUNTS.timeMs)
  return signal ? AbortSignal.any([limit, signal]) : limit
}

/**
 * Turns a failed request into a failed action, which says if the action may have happened
 * nevertheless.
 */
export function failedFetch(
  error: unknown,
  host: string,
  { method = 'GET', maxBytes = ACCOUNTS.answerBytes }: GuardedRequest,
): unknown {
  if (!(error instanceof Problem) || error instanceof ActionFailed) return error
  const isWriting = method !== 'GET' && method !== 'HEAD'
  if (error instanceof AnswerTooLarge)
    return new ActionFailed(
      `${host} answered with more than ${fileSizeText(maxBytes)}, which is not read.`,
      {
        kind: 'unavailable',
        isFinal: true,
        mayHaveHappened: isWriting,
      },
    )
  const mayHaveHappened = isWriting && error.kind === 'unavailable' && !isUnsent(error)
  const { message, kind } = error
  return new ActionFailed(message, { kind, isFinal: kind === 'invalid', mayHaveHappened })
}

/** Says if a request failed before a connection existed, so that nothing was sent. */
function isUnsent(error: Problem): boolean {
  return NOT_REACHED.has(codeOf(error.cause) ?? '')
}
const NOT_REACHED: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAI_NONAME',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])
