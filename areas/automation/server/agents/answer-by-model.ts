import type { RunWait } from '#platform/runs/server/lends.ts'
import { EndpointTrouble, type Chosen } from '#platform/models/server/lends.ts'
import { turnMessages, type ToolTurn } from '#platform/models/server/lends/turns.ts'
import { citedSources } from '../../agents/cited-sources.ts'
import type { AgentAnswer } from '../../contracts/conversations.ts'
import type { Answering } from './answering.ts'
import { answerByPassages } from './answer-by-passages.ts'
import { agentSystem, agentTools, messagesOf } from './model-words.ts'
import { callResult } from './perform-call.ts'
import { BudgetOver, takeAgentTurn } from './take-turn.ts'

/**
 * Has a model answer, in turns; each turn and each call is a step of the run. If no model can
 * answer, passages are quoted instead, with the reason.
 */
export async function answerByModel(
  answering: Answering,
  chosen: Chosen,
): Promise<AgentAnswer | RunWait> {
  try {
    return await takeTurns(answering, chosen)
  } catch (error) {
    if (error instanceof EndpointTrouble || error instanceof BudgetOver)
      return answerByPassages(answering, error.message)
    throw error
  }
}

async function takeTurns(answering: Answering, chosen: Chosen): Promise<AgentAnswer | RunWait> {
  const { agent, at, knowledge } = answering
  const messages = messagesOf(answering)
  const made = new Set<string>()
  const nameOf = (name: string, input: unknown) => JSON.stringify([name, input])
  let count = 0
  for (let turn = 1; turn <= agent.turns; turn++) {
    at.signal.throwIfAborted()
    const taken: ToolTurn = await takeAgentTurn(answering, chosen, turn, {
      ...{ system: agentSystem(answering), messages },
      tools: agentTools(answering),
      isLast: turn === agent.turns,
    })
    if (taken.calls.length === 0) {
      const text = taken.text.trim()
      if (text === '') return answerByPassages(answering, `${chosen.model} said nothing.`)
      return { text, by: chosen.model, sources: citedSources(text, knowledge), note: null }
    }
    const results: string[] = []
    for (const [call, asked] of taken.calls.entries()) {
      const earlier = {
        count: count++,
        isRepeated: (name: string, input: unknown) => made.has(nameOf(name, input)),
      }
      const result = await callResult(answering, { turn, call }, asked, earlier)
      if (typeof result !== 'string') return result
      made.add(nameOf(asked.name, asked.input))
      results.push(result)
    }
    messages.push(...turnMessages(turn, taken, results))
  }
  return answerByPassages(
    answering,
    `${chosen.model} did not come to an answer in ${agent.turns} turns.`,
  )
}
