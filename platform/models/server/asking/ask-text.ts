import type { ModelMessage } from 'ai'
import type { Tools } from '#server/tools.ts'
import { EndpointTrouble } from '../trouble.ts'
import type { Read } from './answer-json.ts'
import type { Chosen } from './chosen.ts'
import { exchanged, type Exchange } from './exchange.ts'
import { loadSdk } from './load-sdk.ts'
import { refuseKey } from './repeated-key.ts'
import { spentTokens, tokensOf } from './tokens.ts'

/** A talk so far, and the limits of the next answer. */
export interface Talk {
  system: string
  messages: readonly ModelMessage[]
  mostTokens?: number | undefined
  deadlineMs?: number | undefined
  /** Ends a streamed answer at once, with its reason; the endpoint is not blamed. */
  signal?: AbortSignal | undefined
}

interface ShapedTalk extends Talk {
  /** The JSON schema of the answer; null for any text. */
  schema: object | null
}

/** Endpoints of this process that refused a question because of its schema. */
const withoutSchema = new Set<string>()
const MOST_KNOWN = 1000

/** Asks for one text, whose cost is booked whatever `read` returns. */
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

/** The most that an answer may cost. */
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
  // Anthropic takes a schema only as a tool, and some of its models answer beside it.
  if (!schema || kind === 'anthropic' || withoutSchema.has(name)) return generateText(asked)
  // The answer is read by our own rules, so the package is to leave it as text.
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

/** Strict schemas must not leave a field out, which ours may. */
const NOT_STRICT = { providerOptions: { endpoint: { strictJsonSchema: false } } }

function isRefusal(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause)
    if (inner instanceof EndpointTrouble) return inner.trouble === 'refused'
  return false
}
