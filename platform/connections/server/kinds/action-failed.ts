import { Problem, type ProblemKind } from '#core/problem.ts'

export interface FailureFacts {
  kind?: ProblemKind
  /** True if another attempt with the same input would fail as well. */
  isFinal?: boolean
  /** True if the service refused the account itself, and not only the request. */
  isRefused?: boolean
  /** The wait that the service asks for. */
  waitSeconds?: number | undefined
  /** True if the request may have been carried out, although no answer confirmed it. */
  mayHaveHappened?: boolean
  fields?: Record<string, string> | undefined
}

/** A failed action of an account: the reason and the remedy, and whether to try again. */
export class ActionFailed extends Problem {
  readonly isFinal: boolean
  readonly isRefused: boolean
  readonly waitSeconds: number | undefined
  readonly mayHaveHappened: boolean
  readonly #facts: FailureFacts

  constructor(message: string, facts: FailureFacts = {}) {
    super(facts.kind ?? (facts.isFinal ? 'invalid' : 'unavailable'), message, {
      fields: facts.fields,
    })
    this.isFinal = facts.isFinal ?? false
    this.isRefused = facts.isRefused ?? false
    this.waitSeconds = facts.waitSeconds
    this.mayHaveHappened = facts.mayHaveHappened ?? false
    this.#facts = facts
  }

  /** Returns a copy of the failure with another message or other facts. */
  but({ message = this.message, ...facts }: FailureFacts & { message?: string }): ActionFailed {
    return new ActionFailed(message, { ...this.#facts, ...facts })
  }
}

/**
 * Turns any `Problem` into a failed action. Only problems of the kind "unavailable" are worth
 * another attempt.
 */
export function asFailure(error: Problem): ActionFailed {
  if (error instanceof ActionFailed) return error
  const { message, kind, fields } = error
  return new ActionFailed(message, { kind, fields, isFinal: kind !== 'unavailable' })
}
