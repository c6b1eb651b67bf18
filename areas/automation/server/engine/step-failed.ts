import { Problem } from '#core/problem.ts'
import { ActionFailed } from '#platform/connections/server/lends/actions.ts'
import { isStorageFailure } from '#server/database/database-away.ts'
import type { World } from '#server/tools.ts'

/** A failed step, and whether another attempt makes sense. */
export interface StepFailure {
  message: string
  /** Another attempt would fail, too. */
  isFinal: boolean
  waitSeconds: number | undefined
  /** It may have been carried out, without an answer to confirm it. */
  mayHaveHappened: boolean
}

const UNKNOWN = 'This failed for a reason that is not known. The server log says more.'

/** Reads the error of a step. Anything but a `Problem` goes to the log of the server, and is worth another attempt. */
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

/** The message with the names of faulty fields, because no form is there to mark them. */
function wordsOf({ message, fields = {} }: Problem): string {
  const named = Object.entries(fields).filter(([name]) => name !== '')
  if (named.length === 0) return message
  return named.map(([name, problem]) => `“${name}”: ${problem}`).join('. ')
}

/**
 * A step was carried out, and its result could not be stored. It does not count as a failed attempt, which would be
 * repeated unasked.
 */
export class NotStored extends Error {
  constructor(cause: unknown) {
    super('The result of a step could not be stored', { cause })
  }
}

/** Says if it is unknown what is stored: the run ends here, and its next attempt continues from what it reads. */
export function isNotStored(error: unknown): boolean {
  return error instanceof NotStored || isStorageFailure(error)
}
