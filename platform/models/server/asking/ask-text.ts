import type { ModelMessage } from 'ai'
import type { Tools } from '#server/tools.ts'
import { EndpointTrouble } from '../trouble.ts'
import type { Read } from './answer-json.ts'
import type { Chosen } from './chosen.ts'
import { exchanged, type Exchange } from './exchange.ts'
import { loadSdk } from './load-sdk.ts'
import { refuseKey } from './repeated-key.ts'
import { spentTokens, tokensOf } from './tokens.ts'

/** The conversation so far, and the limits of the next answer. */
export interface Talk {
  system: string
  messages: readonly ModelMessage[]
  mostTokens?: number | undefined
  deadlineMs?: number | undefined
  /**
   * Ends a streamed answer at once with the signal's reason. This does not count as a failure of
   * the endpoint.
   */
  signal?: AbortSignal | undefined
}

interface ShapedTalk extends Talk {
  /** The JSON schema of the answer; null if any text will do. */
  schema: object | null
}

/**
 * Endpoints and models that refused a question because of its schema; known only to this process.
 */
const withoutSchema = new Set<string>()
const MOST_KNOWN = 1000

/** Asks for one text. The cost is booked even if `read` cannot use the text. */
export async function askText<Answer>(
  tools: Tools,
  chosen: Chosen,
  talk: ShapedTalk,
  read: (text: string) => Read<Answer>,
): Promise<{ said: string; read: Read<Answer> }> {
  const most = mostOf(chosen, talk)
  const limits = { most, deadlineMs: talk.deadlineMs }
  const { answer } = await exchanged(tools, chosen, limits, async (exchange) => {
    const { text, usage } = await generate(exchange, chosen, talk)
    refuseKey(text, exchange.key, chosen.endpoint)
    const result = read(text)
    return {
      answer: { said: text, read: result },
      isUsable: 'answer' in result,
      spent: spentTokens(usage, { input: most.input, output: tokensOf(text) }),
    }
  })
  return answer
}

/** The most tokens that a question and its answer may cost. */
export function mostOf({ task }: Chosen, { system, messages, mostTokens }: Talk) {
  return {
    input: tokensOf(system + JSON.stringify(messages)),
    output: Math.min(mostTokens ?? task.mostTokens, task.mostTokens),
  }
}

async function generate(exchange: Exchange, chosen: Chosen, { schema, ...talk }: ShapedTalk) {
  const { generateText, Output } = await loadSdk()
  const asked = {
    model: exchange.models.language(chosen.model),
    instructions: talk.system,
    messages: [...talk.messages],
    maxOutputTokens: mostOf(chosen, talk).output,
    temperature: chosen.task.temperature ?? 0,
    maxRetries: 0,
  }
  const { kind, address } = chosen.endpoint
  const name = JSON.stringify([address, chosen.model])
  // Anthropic takes a schema only as a tool, and some of its models answer outside that tool.
  if (!schema || kind === 'anthropic' || withoutSchema.has(name)) return generateText(asked)
  // The package is told to return text, because `readAnswer` parses it.
  const output = { ...Output.text(), responseFormat: Promise.resolve({ type: 'json', schema }) }
  try {
    return await generateText({
      ...asked,
      output: output as ReturnType<typeof Output.text>,
      ...NOT_STRICT,
    })
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (withoutSchema.size >= MOST_KNOWN) withoutSchema.clear()
    withoutSchema.add(name)
    return generateText(asked)
  }
}

/** Strict mode is off, because it forbids optional fields. */
const NOT_STRICT = { providerOptions: { endpoint: { strictJsonSchema: false } } }

function isRefusal(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause)
    if (inner instanceof EndpointTrouble) return inner.trouble === 'refused'
  return false
}
