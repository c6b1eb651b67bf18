import { count } from '#web/ui/count.ts'
import type { Rehearsal, RehearsedStep, PastSummary } from '../../contracts/rehearsals.ts'

/** Says how often a workflow would have run: "It would have run 14 times in the last 30 days." */
export function pastWords({ from, total, isAll }: Pick<PastSummary, 'from' | 'total' | 'isAll'>) {
  const least = isAll ? '' : 'at least '
  if (from === 'runs')
    return total === 0
      ? 'It has not run in the last 30 days.'
      : `It has run for ${least}${count(total, 'event')} in the last 30 days.`
  if (total === 0) return 'It would not have run in the last 30 days.'
  const times = total === 1 && isAll ? 'once' : `${least}${count(total, 'time')}`
  return `It would have run ${times} in the last 30 days.`
}

const ACTING: ReadonlySet<string> = new Set(['act', 'model', 'run'])
const MOST_NAMED = 4

/**
 * Says in one line what a rehearsal would do, such as "Save an article, Send a request (not sent)",
 * or why it failed.
 */
export function actsWords({ steps, end }: Rehearsal): string {
  const acting = steps.filter((step) => ACTING.has(step.do) || step.kind === 'failed')
  if (end.as === 'failed') return end.message
  if (acting.length === 0) return end.message || 'It would change nothing.'
  const named = acting.slice(0, MOST_NAMED).map(({ name, kind }) => {
    return kind === 'shown' ? `${name} (not sent)` : kind === 'failed' ? `${name} (fails)` : name
  })
  const others = acting.length - named.length
  return others > 0 ? `${named.join(', ')}, and ${count(others, 'other')}` : named.join(', ')
}

export const rehearsedTones = {
  done: 'success',
  shown: 'pencil',
  passed: 'neutral',
  failed: 'error',
} as const

/** Says how a rehearsal treated a step. */
export function rehearsedWords({ kind, do: doing }: RehearsedStep): string {
  switch (kind) {
    case 'shown':
      return doing === 'run' ? 'Not run' : 'Not sent'
    case 'passed':
      return doing === 'approve' ? 'Taken as approved' : 'Not waited for'
    case 'failed':
      return 'Would fail'
    case 'done':
      return doing === 'act' ? 'Would be done' : 'Computed'
  }
}

export const answerWords: Record<NonNullable<RehearsedStep['answerFrom']>, string> = {
  asked: 'Goes on with the answer that you asked for',
  pinned: 'Goes on with the pinned result',
  'last-run': 'Goes on with the last real answer',
  example: 'Goes on with an example',
}
