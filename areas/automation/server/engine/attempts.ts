import { RunWait } from '#platform/runs/server/lends.ts'
import type { RunStep } from '#platform/runs/contract.ts'
import { RETRY_LIMIT } from '../../choices.ts'
import type { Next } from '../../flow/walk.ts'
import type { AtWork } from './at-work.ts'
import type { StepFailure } from './step-failed.ts'
import { askedSeconds, failedNote, isFinalFailure } from './step-notes.ts'

/** Seconds before the second, third and fourth attempt, each varied by up to a fifth. */
const BACKOFF_SECONDS = [1, 4, 16]

/** The state of a step after its earlier attempts. */
export interface Attempts {
  /** The number of this attempt. */
  attempt: number
  /**
   * The earlier attempt that was interrupted: its worker ended before the result was stored, or its
   * answer was lost. Null if there is none.
   */
  interrupted: RunStep | null
  /** The number of failures since the last one that was not retried automatically. */
  failures: number
  /** The time before which the next attempt must not begin; null if it may begin now. */
  notBefore: Date | null
}

export function attemptsOf({ memory, world }: AtWork, { key }: Next): Attempts {
  const all = memory.attemptsAt(key)
  const last = all.at(-1)
  if (!last) return { attempt: 1, interrupted: null, failures: 0, notBefore: null }
  if (last.state === 'started' || last.state === 'unknown')
    return { attempt: last.attempt, interrupted: last, failures: 0, notBefore: null }
  const sinceFinal = all.slice(all.findLastIndex(isFinalFailure) + 1)
  const dueAt = Date.parse(last.endedAt ?? last.startedAt) + askedSeconds(last) * 1000
  return {
    attempt: last.attempt + 1,
    interrupted: null,
    failures: sinceFinal.length,
    notBefore: dueAt > world.now().getTime() && !isFinalFailure(last) ? new Date(dueAt) : null,
  }
}

/**
 * Stores a failed attempt. Returns the wait before the next attempt; null if there is none, so that
 * the step has failed.
 */
export async function failAttempt(
  { world, memory, settings, log }: AtWork,
  next: Next,
  { attempt, failures }: Attempts,
  input: unknown,
  failure: StepFailure,
): Promise<RunWait | null> {
  const { step } = next
  const most = step.retries ?? (settings.retriesFailed ? RETRY_LIMIT : 0)
  const isFinal = failure.isFinal || failures >= most
  const waitSeconds = isFinal ? undefined : Math.max(failure.waitSeconds ?? 0, backoff(failures))
  await memory.store([failedNote(next, attempt, input, { ...failure, isFinal, waitSeconds })])
  if (waitSeconds === undefined) {
    if (step.onFailure === 'continue') await log('warning', `${step.name}: ${failure.message}`)
    return null
  }
  await log(
    'warning',
    `${step.name}: ${failure.message} Trying again in ${Math.ceil(waitSeconds)} s.`,
  )
  return new RunWait(new Date(world.now().getTime() + waitSeconds * 1000))
}

function backoff(failures: number): number {
  const seconds = BACKOFF_SECONDS[Math.min(failures, BACKOFF_SECONDS.length - 1)]!
  return seconds * (0.8 + Math.random() * 0.4)
}
