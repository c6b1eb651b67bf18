import { RunWait } from '#platform/runs/server/lends.ts'
import { judgeCall, type AskedCall } from '../../agents/judge-call.ts'
import { places } from '../../agents/talk.ts'
import type { Scope } from '../../flow/fields/paths.ts'
import { FLOW } from '../../limits.ts'
import { findAct, type ActStep } from '../acts/find-act.ts'
import { attemptsOf } from '../engine/attempts.ts'
import { performFilled } from '../engine/perform-act.ts'
import { isFinalFailure } from '../engine/step-notes.ts'
import { tellOfQuestion } from '../engine/tell-of-question.ts'
import type { Answering } from './answering.ts'

const DAY_MS = 86_400_000
const APPROVE = 'Approve'
const REFUSE = 'Refuse'
/** The length to which a result is cut before it is stored and sent to a model. */
const RESULT_CHARACTERS = 20_000
const LONG_CHARACTERS = 1500

/** An empty scope, because a text from a model is neither a reference nor code. */
const NOTHING = { trigger: null, steps: {} } as Scope

type Judged = Exclude<ReturnType<typeof judgeCall>, { as: 'told' }>

/**
 * Judges a call, asks for the reader's approval if needed, and carries the call out once. Returns
 * the words for the model, or the wait for the approval.
 */
export async function callResult(
  answering: Answering,
  { turn, call }: { turn: number; call: number },
  asked: AskedCall,
  earlier: Parameters<typeof judgeCall>[2],
): Promise<string | RunWait> {
  const { at, nth, offered } = answering
  const verdict = judgeCall(offered, asked, earlier)
  const key = places.call(nth, turn, call)
  // If a result is stored, the call was allowed when it was made.
  const stored = storedResult(answering, key)
  if (stored !== null) return stored
  if (verdict.as === 'told') return verdict.words
  if (verdict.as === 'ask') {
    const approval = await approvalOf(answering, key, verdict)
    if (approval instanceof RunWait) return approval
    if (!approval) return 'The reader refused this. Do not ask for it again.'
  }
  const step: ActStep = {
    ...{ do: 'act', id: 'call', name: verdict.offered.title, action: verdict.offered.action },
    ...{ with: {}, retries: 0 },
  }
  const next = { kind: 'step' as const, step, key, scope: NOTHING }
  const act = await findAct(at.desk, step, verdict.input)
  const told = {
    ...act,
    carryOut: async (how: Parameters<typeof act.carryOut>[0]) => inWords(await act.carryOut(how)),
  }
  const wait = await performFilled(at, next, attemptsOf(at, next), {
    act: told,
    input: verdict.input,
  })
  return wait ?? storedResult(answering, key) ?? 'Done.'
}

function storedResult({ at: { memory } }: Answering, key: string): string | null {
  const result = memory.results.get(key)
  if (result?.state === 'done') return inWords(result.output)
  if (result?.state === 'failed') return `It failed: ${result.error}`
  const last = memory.attemptsAt(key).at(-1)
  return last && isFinalFailure(last) ? `It failed: ${last.error ?? ''}` : null
}

/** Says if the reader approved this call, or returns the wait. No answer in time is a refusal. */
async function approvalOf(
  { at, agent }: Answering,
  key: string,
  { offered, input }: Judged,
): Promise<boolean | RunWait> {
  const { memory, run, world } = at
  const path = places.approval(key)
  const decided = memory.results.get(path)
  if (decided?.state === 'done') return isApproved(decided.output)
  const begun = memory.attemptsAt(path).at(-1)
  const now = world.now()
  const until = new Date(
    (begun ? Date.parse(begun.startedAt) : now.getTime()) + FLOW.waitDays * DAY_MS,
  )
  const shown = { title: offered.title, input }
  const name = `Ask: ${offered.title}`
  const answer = run.answer?.key === path ? run.answer.answer : null
  if (answer !== null || until <= now) {
    const output = { isApproved: answer === APPROVE }
    await memory.store([{ path, name, state: 'done', input: shown, output }])
    return output.isApproved
  }
  const question = `${agent.name} wants to do this: ${offered.title}`
  if (!begun) {
    await memory.store([{ path, name, state: 'started', input: shown }])
    await tellOfQuestion(at, { key: path, question, endsSoon: false })
  }
  return new RunWait(until, {
    key: path,
    text: question.slice(0, FLOW.questionCharacters).toWellFormed(),
    answers: [APPROVE, REFUSE],
  })
}

function isApproved(output: unknown): boolean {
  return (
    typeof output === 'object' &&
    output !== null &&
    'isApproved' in output &&
    output.isApproved === true
  )
}

function inWords(result: unknown): string {
  let text = typeof result === 'string' ? result : (JSON.stringify(result) ?? '')
  // Cutting the long texts inside first keeps the JSON valid in most cases.
  if (typeof result !== 'string' && text.length > RESULT_CHARACTERS)
    text = JSON.stringify(result, (_, value: unknown) =>
      typeof value === 'string' ? value.slice(0, LONG_CHARACTERS) : value,
    )
  return text.slice(0, RESULT_CHARACTERS).replaceAll('\0', '').toWellFormed()
}
