import type { TextStreamPart, ToolSet } from 'ai'
import type { Tools } from '#server/tools.ts'
import { MODELS } from '../../limits.ts'
import { EndpointTrouble } from '../trouble.ts'
import type { Tokens } from '../usage.ts'
import { storable } from './answer-json.ts'
import { mostOf, type Talk } from './ask-text.ts'
import type { Chosen } from './chosen.ts'
import { beginExchange, wrongShape } from './exchange.ts'
import { loadSdk } from './load-sdk.ts'
import { keyGuard, refuseKey } from './repeated-key.ts'
import { guessTokens, spentTokens } from './tokens.ts'
import { toolSet, type ToolTurn, type TurnTools } from './tool-turn.ts'

/** The most letters of a token; an endpoint that sends more ignores its token limit. */
const LETTERS_OF_A_TOKEN = 40

/**
 * Streams one turn of a model that may call functions: yields its text piece by piece, and returns
 * the whole turn. The functions are not called here, and nothing is cached. The request ends if the
 * caller stops reading, or if the signal aborts, whose reason is then thrown. An answer that has
 * begun is booked even if it fails, by an estimate if the endpoint has not stated its cost. Fails
 * with an `EndpointTrouble`, possibly in the middle.
 */
export async function* streamModel(
  tools: Tools,
  chosen: Chosen,
  talk: Talk,
  { tools: offered, isLast }: TurnTools = { tools: [], isLast: true },
): AsyncGenerator<string, ToolTurn & { spent: Tokens }> {
  const most = mostOf(chosen, talk)
  const { deadlineMs, signal } = talk
  const exchange = await beginExchange(tools, chosen, { most, deadlineMs, isStream: true })
  const over = new AbortController()
  const guard = keyGuard(exchange.key, chosen.endpoint)
  const turn: ToolTurn = { text: '', calls: [] }
  let characters = 0
  let isLeft = false
  let stated = {}
  const spent = () => spentTokens(stated, { input: most.input, output: guessTokens(characters) })
  try {
    const { streamText, jsonSchema, ToolChoiceViolationError } = await loadSdk()
    const { fullStream } = streamText({
      model: exchange.models.language(chosen.model),
      instructions: talk.system,
      messages: [...talk.messages],
      ...(offered.length > 0 && {
        tools: toolSet(offered, jsonSchema),
        toolChoice: isLast ? ('none' as const) : ('auto' as const),
      }),
      maxOutputTokens: most.output,
      temperature: chosen.task.temperature ?? 0,
      maxRetries: 0,
      abortSignal: signal ? AbortSignal.any([signal, over.signal]) : over.signal,
      // The stream yields this error as well. Without a handler, the package would print it.
      onError: () => undefined,
    })
    for await (const part of fullStream) {
      // A forbidden tool call is no answer, so the turn ends.
      if (part.type === 'error' && ToolChoiceViolationError.isInstance(part.error)) break
      if (part.type === 'error') throw part.error
      if (part.type === 'finish') stated = part.totalUsage
      if (part.type === 'tool-call' && !isLast && turn.calls.length < MODELS.calls)
        turn.calls.push({ name: part.toolName, input: part.input })
      characters += charactersOf(part)
      if (characters > most.output * LETTERS_OF_A_TOKEN) throw tooLong(chosen)
      const safe = part.type === 'text-delta' ? guard.add(storable(part.text)) : ''
      turn.text += safe
      if (safe !== '') yield safe
    }
    signal?.throwIfAborted()
    const rest = guard.rest()
    turn.text += rest
    if (rest !== '') yield rest
    if (characters === 0) throw wrongShape(chosen.endpoint)
    refuseKey(JSON.stringify(turn.calls), exchange.key, chosen.endpoint)
    await exchange.succeed()
    return { ...turn, spent: spent() }
  } catch (error) {
    isLeft = signal?.aborted === true
    if (isLeft) throw signal!.reason
    throw await exchange.fail(error, { hasBegun: characters > 0 })
  } finally {
    over.abort()
    // The cost is also booked if nobody waited for the answer, because the endpoint has read the
    // question.
    if (characters > 0 || isLeft) await exchange.book(spent())
    exchange.release()
  }
}

/** The number of characters that a part adds to an answer: text, reasoning and tool calls. */
function charactersOf(part: TextStreamPart<ToolSet>): number {
  if (part.type === 'text-delta' || part.type === 'reasoning-delta') return part.text.length
  if (part.type === 'tool-input-delta') return part.delta.length
  return part.type === 'tool-call' ? part.toolName.length : 0
}

function tooLong({ endpoint: { name } }: Chosen): EndpointTrouble {
  return new EndpointTrouble(
    'wrong-shape',
    `${name} sent an answer that is too long, so it was discarded.`,
  )
}
