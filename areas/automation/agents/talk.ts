import * as z from 'zod/mini'
import type { RunStep } from '#platform/runs/contract.ts'
import {
  AgentAnswer,
  AgentSource,
  type AgentCall,
  type Exchange,
} from '../contracts/conversations.ts'

/**
 * The paths of a conversation's steps in its run. "3" is the third message, "3/knowledge" the
 * passages found for it, "3/2" the model's second turn, "3/2/0" the first call of that turn,
 * "3/2/0/ok" the approval of the call, and "3/answer" the answer.
 */
export const places = {
  message: (nth: number) => String(nth),
  knowledge: (nth: number) => `${nth}/knowledge`,
  turn: (nth: number, turn: number) => `${nth}/${turn}`,
  call: (nth: number, turn: number, call: number) => `${nth}/${turn}/${call}`,
  approval: (call: string) => `${call}/ok`,
  answer: (nth: number) => `${nth}/answer`,
}

export const MessageInput = z.object({ id: z.string(), text: z.string() })
export const KnowledgeOutput = z.object({ sources: z.array(AgentSource) })
export const TurnOutput = z.object({
  text: z.string(),
  calls: z.array(z.object({ name: z.string(), input: z.unknown() })),
})
/** The text that the model has written so far in a turn. */
export const PartOfTurn = z.object({ text: z.string() })
/** The title and the input of a call. */
export const CallInput = z.object({ title: z.string(), input: z.unknown() })
export const ApprovalOutput = z.object({ isApproved: z.boolean() })

type Step = Pick<RunStep, 'path' | 'name' | 'state' | 'input' | 'output' | 'error' | 'startedAt'>

/**
 * Assembles the steps of a run into messages, calls and answers. `isOpen` is true while the run
 * works or waits.
 */
export function readTalk(steps: readonly Step[], { isOpen }: { isOpen: boolean }): Exchange[] {
  // Attempts of a step are in order, so the last one replaces the earlier ones.
  const at = new Map(steps.map((step) => [step.path, step]))
  const last = lastMessage(steps)
  const exchanges: Exchange[] = []
  for (const [path, { input, startedAt }] of at) {
    if (!/^\d+$/.test(path)) continue
    const message = MessageInput.safeParse(input).data
    if (!message) continue
    const answer = AgentAnswer.safeParse(at.get(`${path}/answer`)?.output).data ?? null
    const goesOn = isOpen && Number(path) === last
    const partial = goesOn && answer === null ? partialOf(at, path) : ''
    exchanges.push({
      ...{ ...message, at: startedAt, calls: callsOf(at, path, goesOn), answer },
      ...(partial !== '' && { partial }),
    })
  }
  return exchanges
}

/** The number of the newest message; 0 if there is none. */
export function lastMessage(steps: readonly Pick<Step, 'path'>[]): number {
  return Math.max(0, ...steps.flatMap(({ path }) => (/^\d+$/.test(path) ? [Number(path)] : [])))
}

/** The beginning of an answer that is being written; empty if none is. */
function partialOf(at: ReadonlyMap<string, Step>, message: string): string {
  const turns = [...at.values()].filter(
    ({ path }) => path.startsWith(`${message}/`) && /^\d+\/\d+$/.test(path),
  )
  const turn = turns.at(-1)
  return turn?.state === 'started' ? (PartOfTurn.safeParse(turn.output).data?.text ?? '') : ''
}

function callsOf(at: ReadonlyMap<string, Step>, message: string, goesOn: boolean): AgentCall[] {
  const keys = new Set(
    [...at.keys()]
      .filter((path) => path.startsWith(`${message}/`))
      .flatMap((path) => /^\d+\/\d+\/\d+/.exec(path) ?? []),
  )
  return [...keys].flatMap((key) => {
    const approval = at.get(places.approval(key))
    const step = at.get(key)
    const given = CallInput.safeParse(approval?.input).data ?? CallInput.safeParse(step?.input).data
    const shown = given ?? (step && { title: step.name, input: step.input })
    if (!shown) return []
    return [{ ...shown, input: shown.input ?? null, key, ...stateOf(step, approval, goesOn) }]
  })
}

function stateOf(
  step: Step | undefined,
  approval: Step | undefined,
  goesOn: boolean,
): Pick<AgentCall, 'state' | 'result'> {
  const open = goesOn ? ('working' as const) : ('stopped' as const)
  if (step?.state === 'done') return { state: 'done', result: wordsOf(step.output) }
  if (step?.state === 'failed') return { state: 'failed', result: step.error ?? '' }
  if (step?.state === 'unknown')
    return { state: goesOn ? 'asking' : 'stopped', result: step.error ?? '' }
  if (step) return { state: open, result: '' }
  const decided = ApprovalOutput.safeParse(approval?.output).data
  if (decided?.isApproved === false) return { state: 'refused', result: '' }
  if (decided) return { state: open, result: '' }
  return { state: goesOn ? 'asking' : 'stopped', result: '' }
}

function wordsOf(output: unknown): string {
  return typeof output === 'string' ? output : (JSON.stringify(output) ?? '')
}
