import { Problem } from '#core/problem.ts'
import { ActionFailed } from '#platform/connections/server/lends/actions.ts'
import { isStorageFailure } from '#server/database/database-away.ts'
import type { World } from '#server/tools.ts'

/** A failed step, with facts that decide if it is tried again. */
export interface StepFailure {
  message: string
  /** True if another attempt would fail, too. */
  isFinal: boolean
  waitSeconds: number | undefined
  /** True if the step may have been carried out although no answer confirms it. */
  mayHaveHappened: boolean
}

const UNKNOWN = 'This failed for a reason that is not known. The server log says more.'

/**
 * Converts the error of a step. An error that is not a `Problem` is logged by the server, and the
 * step may be tried again.
 */
export function failureOf(world: Pick<World, 'log'>, error: unknown): StepFailure {
  if (error instanceof ActionFailed) {
    const { message, isFinal, isRefused, waitSeconds, mayHaveHappened } = error
    return { message, isFinal: isFinal || isRefused, waitSeconds, mayHaveHappened }
  }
  const base = { waitSeconds: undefined, mayHaveHappened: false }
  if (error instanceof Problem)
    return { ...base, message: wordsOf(error), isFinal: error.kind !== 'unavailable' }
  world.log.error({ err: error }, 'A step of a workflow failed')
  return { ...base, message: UNKNOWN, isFinal: false }
}

/** The message with the names of invalid fields, because there is no form that could mark them. */
function wordsOf({ message, fields = {} }: Problem): string {
  const named = Object.entries(fields).filter(([name]) => name !== '')
  if (named.length === 0) return message
  return named.map(([name, problem]) => `“${name}”: ${problem}`).join('. ')
}

/**
 * Thrown if a step was carried out, but its result could not be stored. It is not handled as a
 * failed attempt, which would be repeated without asking the reader.
 */
export class NotStored extends Error {
  constructor(cause: unknown) {
    super('The result of a step could not be stored', { cause })
  }
}

/**
 * Says if the error leaves open what was stored. Then the worker ends this attempt, and the next
 * attempt reads the stored results.
 */
export function isNotStored(error: unknown): boolean {
  return error instanceof NotStored || isStorageFailure(error)
}
