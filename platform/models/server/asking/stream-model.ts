import type { ModelMessage } from 'ai'
import type { Tools } from '#server/tools.ts'
import { EndpointTrouble } from '../trouble.ts'
import { storable } from './answer-json.ts'
import { mostOf } from './ask-text.ts'
import type { Chosen } from './chosen.ts'
import { beginExchange, wrongShape } from './exchange.ts'
import { loadSdk } from './load-sdk.ts'
import { keyGuard } from './repeated-key.ts'
import { spentTokens, tokensOf } from './tokens.ts'

interface StreamedQuestion {
  system: string
  prompt: string
  /** Fewer tokens than the task allows. */
  mostTokens?: number
  /** The deadline of the whole answer, where it is not that of the priority. */
  deadlineMs?: number
}

/** No word of any language is longer; an endpoint that sends more does not keep to what it was allowed. */
const LETTERS_OF_A_TOKEN = 40

/**
 * The text of an answer, piece by piece as it comes, never remembered. Whoever stops reading ends the request. Costs are
 * booked however it ends, estimated where the endpoint did not get to state them. Fails with an `EndpointTrouble`,
 * perhaps in the middle.
 */
export async function* streamModel(
  tools: Tools,
  chosen: Chosen,
  { system, prompt, mostTokens, deadlineMs }: StreamedQuestion,
): AsyncGenerator<string, void> {
  const messages: ModelMessage[] = [{ role: 'user', content: prompt }]
  const most = mostOf(chosen, { system, messages, mostTokens })
  const exchange = await beginExchange(tools, chosen, { most, deadlineMs, isStream: true })
  const over = new AbortController()
  const guard = keyGuard(exchange.key, chosen.endpoint)
  let hasBegun = false
  let came = ''
  let stated = {}
  try {
    const { streamText } = await loadSdk()
    const { fullStream } = streamText({
      model: exchange.models.language(chosen.model),
      instructions: system,
      messages,
      maxOutputTokens: most.output,
      temperature: chosen.task.temperature ?? 0,
      maxRetries: 0,
      abortSignal: over.signal,
      // It stands in the stream, too; the package would print it.
      onError: () => undefined,
    })
    for await (const part of fullStream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'finish') stated = part.totalUsage
      if (part.type !== 'text-delta' && part.type !== 'reasoning-delta') continue
      hasBegun = true
      came += part.text
      if (came.length > most.output * LETTERS_OF_A_TOKEN) throw tooLong(chosen)
      const safe = part.type === 'text-delta' ? guard.add(storable(part.text)) : ''
      if (safe !== '') yield safe
    }
    const rest = guard.rest()
    if (rest !== '') yield rest
    if (came === '') throw wrongShape(chosen.endpoint)
    await exchange.succeed()
  } catch (error) {
    throw await exchange.fail(error, { hasBegun })
  } finally {
    over.abort()
    if (hasBegun) {
      await exchange.book(spentTokens(stated, { input: most.input, output: tokensOf(came) }))
    }
    exchange.release()
  }
}

function tooLong({ endpoint: { name } }: Chosen): EndpointTrouble {
  return new EndpointTrouble(
    'wrong-shape',
    `${name} sent an answer that is too long, so it was discarded.`,
  )
}
