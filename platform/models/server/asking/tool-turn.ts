import type { ModelMessage, ToolSet } from 'ai'
import * as z from 'zod/mini'
import { MODELS } from '../../limits.ts'
import type { Tools } from '#server/tools.ts'
import { mostOf, type Talk } from './ask-text.ts'
import type { Chosen } from './chosen.ts'
import { exchanged } from './exchange.ts'
import { loadSdk } from './load-sdk.ts'
import { refuseKey } from './repeated-key.ts'
import { spentTokens, tokensOf } from './tokens.ts'
import type { ModelTool, WrittenCall } from './tool-calls.ts'
import type { Tokens } from '../usage.ts'

type OfferedTool = Pick<ModelTool, 'name' | 'description' | 'input'>

/** A model's answer in one turn: text, or calls of functions. */
export interface ToolTurn {
  text: string
  calls: WrittenCall[]
}

export interface TurnTools {
  tools: readonly OfferedTool[]
  /** True for the last turn, in which the model has to answer and may call nothing. */
  isLast: boolean
}

/**
 * The most tokens that a turn can cost, including the descriptions of its tools; a text has at most
 * as many tokens as bytes.
 */
export function mostOfTurn(chosen: Chosen, talk: Talk, tools: readonly OfferedTool[]): Tokens {
  const words = tools.map((tool) => [tool.name, tool.description, schemaOf(tool)])
  const input = Buffer.byteLength(JSON.stringify([talk.system, talk.messages, words]))
  return { input, output: mostOf(chosen, talk).output }
}

/**
 * Sends one request to a model that may call functions. The functions are not called here. Fails
 * with an `EndpointTrouble`.
 */
export async function takeTurn(
  tools: Tools,
  chosen: Chosen,
  talk: Talk,
  { tools: offered, isLast }: TurnTools,
): Promise<ToolTurn & { spent: Tokens }> {
  const most = mostOf(chosen, talk)
  const limits = { most, deadlineMs: talk.deadlineMs }
  const { answer } = await exchanged(tools, chosen, limits, async ({ models, key }) => {
    const { generateText, jsonSchema, ToolChoiceViolationError } = await loadSdk()
    const {
      text,
      toolCalls: written,
      usage,
    } = await generateText({
      model: models.language(chosen.model),
      instructions: talk.system,
      messages: [...talk.messages],
      tools: toolSet(offered, jsonSchema),
      toolChoice: isLast ? 'none' : 'auto',
      maxOutputTokens: most.output,
      temperature: chosen.task.temperature ?? 0,
      maxRetries: 0,
    }).catch((error: unknown) => {
      if (!ToolChoiceViolationError.isInstance(error)) throw error
      // The model made a forbidden tool call. The package then reveals neither the answer nor its
      // cost, so the highest cost is assumed.
      return { text: '', toolCalls: [], usage: { outputTokens: most.output } }
    })
    const calls = isLast
      ? []
      : written.slice(0, MODELS.calls).map(({ toolName, input }) => ({ name: toolName, input }))
    const said = JSON.stringify([text, calls])
    refuseKey(said, key, chosen.endpoint)
    const spent = spentTokens(usage, { input: most.input, output: tokensOf(said) })
    return { answer: { text, calls, spent }, isUsable: calls.length > 0 || text !== '', spent }
  })
  return answer
}

/** Describes the tools to the package, which does not carry them out. */
export function toolSet(
  offered: readonly OfferedTool[],
  jsonSchema: Awaited<ReturnType<typeof loadSdk>>['jsonSchema'],
): ToolSet {
  return Object.fromEntries(
    offered.map(({ name, description, input }) => [
      name,
      { description, inputSchema: jsonSchema(schemaOf({ input })) },
    ]),
  )
}

const SENT_AS = { unrepresentable: 'any', io: 'input' } as const

function schemaOf({ input }: Pick<OfferedTool, 'input'>): object {
  return z.toJSONSchema(input, SENT_AS)
}

/** The messages for a turn and its results, with call ids made here. */
export function turnMessages(
  turn: number,
  { text, calls }: ToolTurn,
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
