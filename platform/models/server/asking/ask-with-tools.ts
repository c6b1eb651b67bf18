import type { ModelMessage } from 'ai'
import { MODELS } from '../../limits.ts'
import type { Tools } from '#server/tools.ts'
import { storable } from './answer-json.ts'
import type { Chosen } from './chosen.ts'
import { wrongShape } from './exchange.ts'
import { toolCalls, type ModelTool } from './tool-calls.ts'
import { takeTurn, turnMessages } from './tool-turn.ts'

interface ToolQuestion<Answer> {
  system: string
  prompt: string
  tools: readonly ModelTool[]
  /** The most turns, if less than MODELS.turns. */
  mostTurns?: number
  /** The most tokens of a turn, if less than the task allows. */
  mostTokens?: number
  /** The deadline of each turn; by default that of the priority. */
  deadlineMs?: number
  /** Ends the conversation before its next turn. */
  signal?: AbortSignal
  /** Reads the answer; null if it cannot be used. */
  read: (text: string) => Answer | null
}

/**
 * Asks a question of a model that may call functions first. Each turn is a separate request, which
 * counts towards the day's budget and is booked. In the last turn the model has to answer. Answers
 * are not cached. Fails with an `EndpointTrouble`.
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
