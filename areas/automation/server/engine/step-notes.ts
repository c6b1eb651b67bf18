import * as z from 'zod/mini'
import type { RunStep } from '#platform/runs/contract.ts'
import type { StepNote } from '#platform/runs/server/lends.ts'
import type { Next } from '../../flow/walk.ts'
import type { StepFailure } from './step-failed.ts'

/** The output of a failed attempt, which the next attempt reads. */
const Failed = z.object({ isFinal: z.boolean(), waitSeconds: z.optional(z.number()) })

/** Says if a failed attempt is not followed by an automatic retry. */
export function isFinalFailure({ state, output }: Pick<StepNote, 'state' | 'output'>): boolean {
  return state === 'failed' && (Failed.safeParse(output).data?.isFinal ?? true)
}

/** The seconds to wait before the next attempt. */
export function askedSeconds({ output }: Pick<RunStep, 'output'>): number {
  return Failed.safeParse(output).data?.waitSeconds ?? 0
}

export function doneNote(
  { key, step }: Next,
  attempt: number,
  input: unknown,
  output: unknown,
): StepNote {
  return { path: key, name: step.name, attempt, state: 'done', input, output }
}

export function failedNote(
  { key, step }: Next,
  attempt: number,
  input: unknown,
  { message, isFinal, waitSeconds }: StepFailure,
): StepNote {
  return {
    ...{ path: key, name: step.name, attempt, state: 'failed', input, error: message },
    output: { isFinal, ...(waitSeconds !== undefined && { waitSeconds }) },
  }
}
