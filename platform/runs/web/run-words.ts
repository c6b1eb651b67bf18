import { fullCount } from '#web/ui/count.ts'
import type { Run } from '../contract.ts'

const words: Record<Run['state'], string> = {
  waiting: 'Waiting',
  running: 'Running',
  paused: 'Paused',
  cancelled: 'Canceled',
  failed: 'Failed',
  done: 'Done',
}

const tones = {
  waiting: 'neutral',
  running: 'pencil',
  paused: 'warn',
  cancelled: 'neutral',
  failed: 'error',
  done: 'success',
} as const

/** The state in a word, such as "Running", or the change that the reader asked for. */
export function stateWords({
  state,
  asked,
  question,
}: Pick<Run, 'state' | 'asked' | 'question'>): string {
  if (asked === 'pause') return 'Pausing'
  if (asked === 'cancel') return 'Canceling'
  if (state === 'waiting' && question !== null) return 'Needs your answer'
  return words[state]
}

export function stateTone({ state, question }: Pick<Run, 'state' | 'question'>) {
  return state === 'waiting' && question !== null ? 'warn' : tones[state]
}

/**
 * The progress in words: "500 of 3,000, Adding sources"; empty for runs that are done or waiting.
 */
export function progressWords({
  state,
  done,
  total,
  step,
}: Pick<Run, 'state' | 'done' | 'total' | 'step'>): string {
  if (state === 'done' || state === 'waiting') return ''
  const figures = total === null ? '' : `${fullCount(done)} of ${fullCount(total)}`
  return [figures, step].filter((part) => part !== '').join(', ')
}
