import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { RunWait } from '#platform/runs/server/lends.ts'
import { asText, fillIn } from '../../flow/fields/fill-in.ts'
import type { Step } from '../../flow/flow.ts'
import type { Next } from '../../flow/walk.ts'
import { FLOW } from '../../limits.ts'
import type { AtWork } from './at-work.ts'
import { answersOf } from './fill-in-step.ts'
import { doneNote } from './step-notes.ts'
import { tellOfQuestion } from './tell-of-question.ts'

const DAY_MS = 86_400_000
const APPROVE = 'Approve'
const REFUSE = 'Refuse'

type NextOf<Do extends Step['do']> = Next & { step: Extract<Step, { do: Do }> }

/** The stored input of a wait that has begun. */
const Waiting = z.object({ until: z.string(), question: z.optional(z.string()) })

/** Makes the run wait until a certain time. */
export async function waitForTime(at: AtWork, next: NextOf<'wait'>): Promise<RunWait | null> {
  const begun = begunAt(at, next)
  const until = begun ? new Date(begun.until) : await timeOf(at, next)
  const now = at.world.now()
  if (until > now) {
    if (!begun) await begin(at, next, { until: until.toISOString() })
    return new RunWait(until)
  }
  await at.memory.store([doneNote(next, 1, null, { until: until.toISOString() })])
  return null
}

async function timeOf(at: AtWork, next: NextOf<'wait'>): Promise<Date> {
  const { seconds = 0, until } = next.step
  const now = at.world.now().getTime()
  if (until === undefined) return new Date(now + seconds * 1000)
  const filled = await filledText(at, next, until)
  const time = Date.parse(filled)
  if (Number.isNaN(time))
    throw new Problem('invalid', `“${filled.slice(0, 100)}” is not a time to wait for.`)
  if (time > now + FLOW.waitDays * DAY_MS)
    throw new Problem('invalid', `A run can wait for ${FLOW.waitDays} days at most.`)
  return new Date(time)
}

/**
 * Asks the reader for approval. The reader is reminded a day before the time is over; no answer
 * within the time is a refusal.
 */
export async function waitForAnswer(at: AtWork, next: NextOf<'approve'>): Promise<RunWait | null> {
  const { run, world, memory } = at
  const { key, step } = next
  const now = world.now().getTime()
  const begun = begunAt(at, next)
  const question = begun?.question ?? (await filledText(at, next, step.question))
  const until = begun ? Date.parse(begun.until) : now + step.withinSeconds * 1000
  const answer = run.answer?.key === key ? run.answer.answer : null
  if (answer !== null || until <= now) {
    const output = { approved: answer === APPROVE, answered: answer !== null }
    await memory.store([doneNote(next, 1, null, output)])
    return null
  }
  if (!begun) await begin(at, next, { until: new Date(until).toISOString(), question })
  const reminderAt = until - DAY_MS
  const isReminded = reminderAt <= now
  if (!begun || isReminded)
    await tellOfQuestion(at, { key, question, endsSoon: begun !== null && isReminded })
  return new RunWait(new Date(isReminded ? until : reminderAt), {
    key,
    text: question.slice(0, FLOW.questionCharacters).toWellFormed(),
    answers: [APPROVE, REFUSE],
    until: new Date(until).toISOString(),
  })
}

function begunAt({ memory }: AtWork, { key }: Next): z.infer<typeof Waiting> | null {
  return Waiting.safeParse(memory.attemptsAt(key).at(-1)?.input).data ?? null
}

async function begin({ memory }: AtWork, { key, step }: Next, input: z.infer<typeof Waiting>) {
  await memory.store([{ path: key, name: step.name, state: 'started', input }])
}

async function filledText({ world, run }: AtWork, next: Next, text: string): Promise<string> {
  const code = { clock: new Date(run.input.at), seed: `${run.id}/${next.key}` }
  return asText(fillIn(text, next.scope, await answersOf(world, next, code)))
}
