import type { WorkflowRun } from '../../contracts/runs.ts'
import type { RunStep } from '#platform/runs/contract.ts'
import { msWords } from '../monitoring/figure-words.ts'

export const runWords: Record<WorkflowRun['state'], string> = {
  waiting: 'Waiting',
  running: 'Running',
  paused: 'Paused',
  cancelled: 'Canceled',
  failed: 'Failed',
  done: 'Done',
}

export const runTones = {
  waiting: 'neutral',
  running: 'pencil',
  paused: 'warn',
  cancelled: 'neutral',
  failed: 'error',
  done: 'success',
} as const

export const stepWords: Record<RunStep['state'], string> = {
  started: 'Under way',
  done: 'Done',
  failed: 'Failed',
  unknown: 'Interrupted',
}

export const stepTones = {
  started: 'pencil',
  done: 'success',
  failed: 'error',
  unknown: 'warn',
} as const

/**
 * Formats the time between two moments: "340 ms", "4.2 s", "3 min"; empty if it is too short to
 * measure.
 */
export function tookWords(from: string, to: string): string {
  const ms = new Date(to).getTime() - new Date(from).getTime()
  return ms < 1 ? '' : msWords(ms)
}
