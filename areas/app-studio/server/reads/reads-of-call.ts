import { AsyncLocalStorage } from 'node:async_hooks'
import { API_TOKENS } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { actionOf } from '#platform/actions/server/lends.ts'
import { grantOfToken } from '#server/asking/grant.ts'
import { countRequests, type RequestRate } from '#server/web/request-rate.ts'
import type { World } from '#server/tools.ts'
import { FUNCTION_READS } from '../../limits.ts'
import { tokenInUse } from './project-token.ts'

/** Sends a read to this server with the token of a project, such as "feed/listHeadlines". */
export type AskServer = (operation: string, input: unknown) => Promise<unknown>

/**
 * Makes the client with which one call of a function reads this server as its project's reader.
 * Strangers can call functions, so the reads of a call are limited in number, size and time, and
 * the reads of a token per minute.
 */
export function readsOfCall(world: World, whose: { readerId: string; project: string }): AskServer {
  let [asked, characters] = [0, 0]

  async function ask(path: string, input: unknown): Promise<unknown> {
    if (++asked > FUNCTION_READS.questions)
      throw new Problem(
        'invalid',
        `A call asks Synthwire ${FUNCTION_READS.questions} times at most.`,
      )
    const token = await tokenInUse(world, whose)
    if (token === 'none' || token === 'removed') throw new Problem('not-allowed', missing[token])
    if (rateOf(world).count(token.id).left < 0)
      throw new Problem('unavailable', 'Too much is asked of Synthwire. Try again in a minute.')
    const action = actionOf(world.extensions, path)
    if (action?.operation.kind !== 'read')
      throw new Problem('not-found', `There is no read “${path.slice(0, SHOWN)}” for functions.`)
    const { operation } = action
    const answering = world.askAs(whose.readerId, grantOfToken(token.scope))(operation, input)
    const answer: unknown = (await within(answering)) ?? null
    characters += JSON.stringify(answer).length
    if (characters <= FUNCTION_READS.characters) return answer
    const most = FUNCTION_READS.characters.toLocaleString('en')
    throw new Problem('invalid', `Answers are larger than ${most} characters. Ask for less.`)
  }

  // Restores the context of this call. The requests come from a process that many calls share, and
  // another caller may have started it.
  return AsyncLocalStorage.bind(ask)
}

const SHOWN = 100

const missing = {
  none: 'This project may not read from Synthwire. Make a token for it in Project Settings.',
  removed:
    'The token by which this project reads from Synthwire was removed. Make a new one in Project Settings.',
} as const

async function within(answering: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const words = 'Synthwire took too long to answer. Try again shortly.'
    timer = setTimeout(() => reject(new Problem('unavailable', words)), FUNCTION_READS.answerMs)
  })
  try {
    return await Promise.race([answering, late])
  } finally {
    clearTimeout(timer)
  }
}

const byServer = new WeakMap<World, RequestRate>()

/** Counts the reads by tokens of projects in this process in the last minute. */
function rateOf(world: World): RequestRate {
  const rate = byServer.get(world) ?? countRequests(API_TOKENS.requestsPerMinute)
  byServer.set(world, rate)
  return rate
}
