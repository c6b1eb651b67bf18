import type { ModelMessage, ToolSet } from 'ai'
import * as z from 'zod/mini'
import { MODELS } from '../../limits.ts'
import type { Tools } from '#server/tools.ts'
import { storable } from './answer-json.ts'
import { mostOf, type Talk } from './ask-text.ts'
import type { Chosen } from './chosen.ts'
import { exchanged, wrongShape } from './exchange.ts'
import { loadSdk } from './load-sdk.ts'
import { refuseKey } from './repeated-key.ts'
import { spentTokens, tokensOf } from './tokens.ts'
import { toolCalls, type ModelTool, type WrittenCall } from './tool-calls.ts'

interface ToolQuestion<Answer> {
  system: string
  prompt: string
  tools: readonly ModelTool[]
  /** Fewer turns than MODELS.turns. */
  mostTurns?: number
  /** Fewer tokens a turn than the task allows. */
  mostTokens?: number
  /** The deadline of each turn, where it is not that of the priority. */
  deadlineMs?: number
  /** Ends the talk before its next turn. */
  signal?: AbortSignal
  /** Null where the text is not what was asked for. */
  read: (text: string) => Answer | null
}

interface Turn {
  text: string
  calls: WrittenCall[]
}

/**
 * Puts a question to a model that may call functions first, turn by turn. Each turn is a request of its own before the
 * day's budget and in the ledger; in the last one it has to answer. Nothing of it is remembered. Fails with an
 * `EndpointTrouble`.
 */
export async function askWithTools<Answer>(
  tools: Tools,
  chosen: Chosen,
  question: ToolQuestion<Answer>,
): Promise<Answer> {
  const { system, prompt, signal, mostTokens, deadlineMs } = question
  const carryOut = toolCalls(question.tools)
  const messages: ModelMessage[] = [{ role: 'user', content: prompt }]
  const mostTurns = Math.min(question.mostTurns ?? MODELS.turns, MODELS.turns)
  for (let turn = 1; turn <= mostTurns; turn++) {
    signal?.throwIfAborted()
    const talk = { system, messages, mostTokens, deadlineMs }
    const { text, calls } = await takeTurn(tools, chosen, talk, {
      tools: question.tools,
      isLast: turn === mostTurns,
    })
    if (calls.length === 0) {
      const answer = question.read(storable(text))
      if (answer === null) break
      return answer
    }
    const results: string[] = []
    for (const call of calls) results.push(await carryOut(call))
    messages.push(...turnMessages(turn, { text, calls }, results))
  }
  throw wrongShape(chosen.endpoint)
}

async function takeTurn(
  tools: Tools,
  chosen: Chosen,
  talk: Talk,
  { tools: offered, isLast }: { tools: readonly ModelTool[]; isLast: boolean },
): Promise<Turn> {
  const most = mostOf(chosen, talk)
  const limits = { most, deadlineMs: talk.deadlineMs }
  const { answer } = await exchanged(tools, chosen, limits, async ({ models, key }) => {
    const { generateText, jsonSchema, ToolChoiceViolationError } = await loadSdk()
    const set: ToolSet = Object.fromEntries(
      offered.map(({ name, description, input }) => [
        name,
        { description, inputSchema: jsonSchema(z.toJSONSchema(input, SENT_AS) as object) },
      ]),
    )
    const {
      text,
      toolCalls: written,
      usage,
    } = await generateText({
      model: models.language(chosen.model),
      instructions: talk.system,
      messages: [...talk.messages],
      tools: set,
      toolChoice: isLast ? 'none' : 'auto',
      maxOutputTokens: most.output,
      temperature: chosen.task.temperature ?? 0,
      maxRetries: 0,
    }).catch((error: unknown) => {
      if (!ToolChoiceViolationError.isInstance(error)) throw error
      // It calls where it may not; the package tells nothing of the answer, nor of its costs.
      return { text: '', toolCalls: [], usage: { outputTokens: most.output } }
    })
    const calls = isLast
      ? []
      : written.slice(0, MODELS.calls).map(({ toolName, input }) => ({ name: toolName, input }))
    const said = JSON.stringify([text, calls])
    refuseKey(said, key, chosen.endpoint)
    return {
      answer: { text, calls },
      isUsable: calls.length > 0 || text !== '',
      spent: spentTokens(usage, { input: most.input, output: tokensOf(said) }),
    }
  })
  return answer
}
const SENT_AS = { unrepresentable: 'any', io: 'input' } as const

/** A turn and its results as the model is told of them, with ids of our own. */
function turnMessages(
  turn: number,
  { text, calls }: Turn,
  results: readonly string[],
): ModelMessage[] {
  const named = calls.map(({ name, input }, nth) => ({
    toolCallId: `call_${turn}_${nth}`,
    toolName: name.replaceAll(/\W/g, '').slice(0, 64) || 'unknown',
    input: typeof input === 'object' && input !== null ? input : {},
  }))
  return [
    {
      role: 'assistant',
      content: [
        ...(text === '' ? [] : [{ type: 'text' as const, text }]),
        ...named.map((call) => ({ type: 'tool-call' as const, ...call })),
      ],
    },
    {
      role: 'tool',
      content: named.map(({ toolCallId, toolName }, nth) => ({
        type: 'tool-result' as const,
        toolCallId,
        toolName,
        output: { type: 'text' as const, value: results[nth]! },
      })),
    },
  ]
}
