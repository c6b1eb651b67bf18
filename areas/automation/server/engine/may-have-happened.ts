import { RunWait } from '#platform/runs/server/lends.ts'
import type { RunStep } from '#platform/runs/contract.ts'
import { FLOW } from '../../limits.ts'
import type { Next } from '../../flow/walk.ts'
import type { AtWork } from './at-work.ts'
import { tellOfQuestion } from './tell-of-question.ts'

const DAY_MS = 86_400_000
const AGAIN = 'Do it again'
const HAPPENED = 'It was done'
const STOP = 'Stop the run'

type Interrupted = Pick<RunStep, 'attempt' | 'error'> & Partial<Pick<RunStep, 'state' | 'endedAt'>>

const questionKey = (key: string, { attempt }: Interrupted) => `${key}#${attempt}`

/** The time at which the reader was asked; null before that. */
const askedAt = ({ state, endedAt }: Interrupted) =>
  state === 'unknown' && endedAt ? Date.parse(endedAt) : null

const endOf = (asked: number) => asked + FLOW.waitDays * DAY_MS

/**
 * The reader's decision on a step that may have been carried out; "ask" before there is one, and
 * "late" if there is none in time.
 */
export function decisionOn(
  { run, world }: Pick<AtWork, 'run' | 'world'>,
  key: string,
  interrupted: Interrupted,
): 'ask' | 'again' | 'happened' | 'stop' | 'late' {
  const { answer } = run
  if (answer?.key !== questionKey(key, interrupted)) return 'ask'
  if (answer.answer === AGAIN) return 'again'
  if (answer.answer === HAPPENED) return 'happened'
  if (answer.answer === STOP) return 'stop'
  return endOf(askedAt(interrupted) ?? 0) > world.now().getTime() ? 'ask' : 'late'
}

/**
 * Asks the reader if a step was carried out, because repeating a message, payment or post would be
 * worse than omitting it. The reader is reminded a day before the time is over; after that the step
 * fails.
 */
export async function askWhetherItHappened(
  at: AtWork,
  { key, step }: Next,
  interrupted: Interrupted,
  input: unknown,
): Promise<RunWait> {
  const { attempt, error } = interrupted
  const why = error ?? 'The server stopped while it was at this step.'
  const now = at.world.now().getTime()
  const asked = askedAt(interrupted)
  if (asked === null)
    await at.memory.store([
      { path: key, name: step.name, attempt, state: 'unknown', input, error: why },
    ])
  const until = endOf(asked ?? now)
  const endsSoon = until - DAY_MS <= now
  const question = `“${step.name}” may have been done, but no answer came. ${why}`
  if (asked === null || endsSoon)
    await tellOfQuestion(at, { key: questionKey(key, interrupted), question, endsSoon })
  return new RunWait(new Date(endsSoon ? until : until - DAY_MS), {
    key: questionKey(key, interrupted),
    text: question.slice(0, FLOW.questionCharacters).toWellFormed(),
    answers: [AGAIN, HAPPENED, STOP],
    until: new Date(until).toISOString(),
  })
}
