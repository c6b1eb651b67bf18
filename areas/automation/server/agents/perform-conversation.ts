import { Problem } from '#core/problem.ts'
import { deskOf, type World } from '#server/tools.ts'
import { chooseFor } from '#platform/models/server/lends.ts'
import type { RunAtWork, RunKind, RunWait } from '#platform/runs/server/lends.ts'
import type { RunResult } from '#platform/runs/contract.ts'
import { readCommand } from '../../agents/command.ts'
import { lastMessage, MessageInput, places } from '../../agents/talk.ts'
import type { AgentAnswer } from '../../contracts/conversations.ts'
import { AGENTS } from '../../limits.ts'
import { openLog } from '../engine/log.ts'
import { Memory } from '../engine/memory.ts'
import { readSettings } from '../settings.ts'
import { demandAgent } from './agent-rows.ts'
import { AgentInput, agentRun, agentTask } from './agent-run.ts'
import { answerByModel } from './answer-by-model.ts'
import { answerByPassages } from './answer-by-passages.ts'
import { answerCommand } from './answer-command.ts'
import type { Answering } from './answering.ts'
import { knowledgeOf } from './find-knowledge.ts'
import { offeredActions } from './offered-actions.ts'

/**
 * Continues a conversation until the newest message is answered, or until the reader has to decide
 * something.
 */
export const agentRuns: RunKind<AgentInput> = {
  ...agentRun,
  input: AgentInput,
  atOnce: {
    inAll: AGENTS.conversationsAtOnce,
    perReader: AGENTS.conversationsOfReader,
    perParent: AGENTS.conversationsOfReader,
  },
  keeps: { ended: AGENTS.conversationsKept, failed: AGENTS.conversationsKept, input: true },
  perform: performConversation,
}

async function performConversation(
  world: World,
  run: RunAtWork<AgentInput>,
): Promise<RunResult | RunWait> {
  const desk = deskOf(world, run.readerId)
  const agent = await demandAgent(desk.db, run.parentId)
  const memory = await Memory.open(run, { steps: [] })
  const steps = await run.steps.read()
  const nth = lastMessage(steps)
  const message = MessageInput.safeParse(memory.attemptsAt(places.message(nth)).at(-1)?.input).data
  if (!message) throw new Problem('not-found', 'This conversation has no message.')
  if (memory.results.has(places.answer(nth))) return { messages: nth }
  const settings = await readSettings(world.db, run.readerId)
  const answering: Answering = {
    at: {
      ...{ world, desk, run, memory, settings, signal: run.signal },
      workflow: { id: agent.id, name: agent.name },
      maker: 'agent',
      log: openLog(run, settings.logging),
    },
    ...{ agent, steps, nth, text: message.text },
    offered: await offeredActions(desk, agent.actions),
    knowledge: [],
  }
  const answer = await answerMessage(answering)
  if (!('text' in answer)) return answer
  await memory.store([
    { path: places.answer(nth), name: 'Answer', state: 'done', output: bounded(answer) },
  ])
  await desk.announce({ area: 'automation' })
  return { messages: nth }
}

/**
 * Carries out a command; answers any other message with a model, or with passages if there is no
 * model.
 */
async function answerMessage(answering: Answering): Promise<AgentAnswer | RunWait> {
  const { at, text, offered } = answering
  const command = readCommand(offered, text)
  if (command !== null) return answerCommand(answering, command)
  const knowing = { ...answering, knowledge: await knowledgeOf(answering) }
  const chosen = await chooseFor(at.desk, at.run.readerId, agentTask)
  return chosen ? answerByModel(knowing, chosen) : answerByPassages(knowing, null)
}

function bounded(answer: AgentAnswer): AgentAnswer {
  return { ...answer, text: answer.text.slice(0, AGENTS.answerCharacters).toWellFormed() }
}
