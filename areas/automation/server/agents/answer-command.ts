import type { RunWait } from '#platform/runs/server/lends.ts'
import { commandWords } from '../../agents/command-words.ts'
import type { Command } from '../../agents/command.ts'
import type { AgentAnswer } from '../../contracts/conversations.ts'
import type { Answering } from './answering.ts'
import { callResult } from './perform-call.ts'

/** Carries out a command. The same allow-list and approvals apply as for a model's call. */
export async function answerCommand(
  answering: Answering,
  command: Command,
): Promise<AgentAnswer | RunWait> {
  const plain = { by: null, sources: [], note: null }
  if ('wrong' in command) return { ...plain, text: command.wrong }
  const { tool: name, input } = command
  const result = await callResult(answering, { turn: 1, call: 0 }, { name, input }, noneBefore)
  if (typeof result !== 'string') return result
  return { ...plain, ...commandWords(result) }
}

const noneBefore = { isRepeated: () => false, count: 0 }
