import type { ModelMessage } from 'ai'
import * as z from 'zod/mini'
import type { Tools } from '#server/tools.ts'
import { readAnswer, storable, type Read } from './answer-json.ts'
import { askText } from './ask-text.ts'
import type { Chosen } from './chosen.ts'
import { wrongShape } from './exchange.ts'
import { askOrRecall } from './remembered.ts'

interface AnyQuestion {
  /** Instructions to the model. */
  system: string
  prompt: string
  /** The question without random parts, by which an answer is found in the cache. */
  content: string
  /** The most tokens of an answer, if less than the task allows. */
  mostTokens?: number
  /** The deadline; by default that of the priority. */
  deadlineMs?: number
}

/** A question whose answer is text. */
interface TextQuestion<Answer> extends AnyQuestion {
  /** Reads the answer; null if it cannot be used. */
  read: (text: string) => Answer | null
}

/** A question with an answer in JSON. */
interface ShapedQuestion<Answer> extends AnyQuestion {
  /** The schema of the answer, sent as a JSON schema to endpoints that support one. */
  shape: z.ZodMiniType<Answer>
  /** Describes to the model what is wrong with a well-formed answer; null if nothing is. */
  check?: (answer: Answer) => string | null
  /**
   * The most attempts; one if absent. Each further attempt is told the fault of the one before, and
   * counts towards the budget.
   */
  tries?: 1 | 2 | 3
}

export type Question<Answer> = TextQuestion<Answer> | ShapedQuestion<Answer>

/**
 * Asks a language model a question. Fails with an `EndpointTrouble`, also if the answer cannot be
 * used.
 */
export async function askModel<Answer>(
  tools: Tools,
  chosen: Chosen,
  question: Question<Answer>,
): Promise<Answer> {
  const { system, prompt, content, mostTokens, deadlineMs } = question
  const schema = 'shape' in question ? z.toJSONSchema(question.shape, SENT_AS) : null
  const tries = 'shape' in question ? (question.tries ?? 1) : 1
  const fits = (answer: unknown) =>
    !('shape' in question) || question.shape.safeParse(answer).success
  const ask = async () => {
    const messages: ModelMessage[] = [{ role: 'user', content: prompt }]
    for (let tried = 1; tried <= tries; tried++) {
      const asked = { system, messages, mostTokens, deadlineMs, schema }
      const { said, read } = await askText(tools, chosen, asked, (text) => readBy(question, text))
      if ('answer' in read) return read.answer
      messages.push(
        // Some endpoints refuse an empty message.
        { role: 'assistant', content: said.slice(0, MOST_REPEATED) || '{}' },
        { role: 'user', content: `That answer cannot be used. ${read.wrong}\n${ONCE_MORE}` },
      )
    }
    throw wrongShape(chosen.endpoint)
  }
  return askOrRecall(tools, chosen, `${system}\n${content}`, ask, fits)
}
const SENT_AS = { unrepresentable: 'any', io: 'input' } as const
/** The part of an unusable answer that is sent back to its model. */
const MOST_REPEATED = 4000
const ONCE_MORE = 'Answer the same question once more, with JSON alone in the requested shape.'

function readBy<Answer>(question: Question<Answer>, text: string): Read<Answer> {
  if (!('shape' in question)) {
    const answer = question.read(storable(text))
    return answer === null ? { wrong: '' } : { answer }
  }
  const read = readAnswer(question.shape, text)
  const wrong = 'answer' in read ? (question.check?.(read.answer) ?? null) : null
  return wrong === null ? read : { wrong }
}
