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
  /** A lower limit of turns than MODELS.turns. */
  mostTurns?: number
  /** A lower limit of tokens a turn than the task allows. */
  mostTokens?: number
  /** The deadline of each turn, where it is not that of the priority. */
  deadlineMs?: number
  /** Ends the talk before its next turn. */
  signal?: AbortSignal
  /** Null for a text that does not fit. */
  read: (text: string) => Answer | null
}

/**
 * Asks a question to a model that may call functions first, turn by turn. Each turn is a separate request, with the
 * day's budget and an entry in the ledger; the last one must answer. Answers are not remembered. Fails with an
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
