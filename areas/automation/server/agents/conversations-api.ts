import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { Reference } from '#core/words.ts'
import {
  continueRun,
  giveStep,
  holdRunOf,
  listRunsOf,
  readQuestionOf,
  readRunOf,
  startRun,
} from '#platform/runs/server/lends.ts'
import { listStepsOf } from '#platform/runs/server/lends/steps.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import { lastMessage, MessageInput, places, readTalk } from '../../agents/talk.ts'
import type { conversations } from '../../contracts/conversations.ts'
import { AGENTS } from '../../limits.ts'
import { agentRun } from './agent-run.ts'
import { demandAgent } from './agent-rows.ts'

const PAGE = 50
const TITLE_CHARACTERS = 100
/** The length to which a call's result is cut on screen. */
const SHOWN_CHARACTERS = 2000

/** Conversations of a reader with agents. */
export function serverConversations(desk: Desk): Api<typeof conversations> {
  const { db, readerId } = desk
  const ours = { kind: agentRun, readerId }

  return {
    async listConversations({ agent, before }) {
      await demandAgent(db, agent)
      const page = { parts: [], before, most: PAGE + 1 }
      const rows = await listRunsOf(db, { ...ours, parentId: agent }, page)
      return {
        conversations: rows.slice(0, PAGE).map(({ id, title, state, question, createdAt }) => {
          return { id, title, state, asks: question !== null, at: createdAt }
        }),
        next: rows.length > PAGE ? rows[PAGE - 1]!.position : null,
      }
    },

    async getConversation({ id }) {
      const run = await readRunOf(db, ours, id, [])
      const agent = await db.maybe(
        Reference,
        sql`select id, name from automation_agents where id = ${run?.parentId ?? null} and deleted_at is null`,
      )
      if (!run || !agent) throw gone()
      const { title, state, error: problem } = run
      const isOpen = ['waiting', 'running', 'paused'].includes(state)
      return {
        ...{ id, title, state, problem, agent },
        question: await readQuestionOf(db, ours, id),
        exchanges: readTalk(await listStepsOf(db, ours, id, shownSteps), { isOpen }),
      }
    },

    async say({ agent: agentId, conversation, id, text }) {
      const agent = await demandAgent(db, agentId)
      if (agent.isPaused)
        throw new Problem('conflict', `“${agent.name}” is paused. Switch it on to talk to it.`)
      const runId = await db.transaction(async (db) => {
        const input = { id, text: text.trim() }
        if (conversation !== undefined) {
          if (!(await holdRunOf(db, { ...ours, parentId: agentId }, conversation))) throw gone()
          await continueTalk(db, conversation, input)
          return conversation
        }
        const { id: begun, isNew } = await startRun(
          desk,
          agentRun,
          {
            ...{ readerId, title: titleOf(text), parentId: agentId, cause: `${agentId}/${id}` },
            input: { at: desk.now().toISOString() },
          },
          db,
        )
        if (!isNew) return begun
        await giveStep(desk, db, { id: begun }, messageStep(1, input))
        await db.run(sql`
          update automation_agents set conversations = conversations + 1 where id = ${agentId}`)
        return begun
      })
      await desk.announce({ area: 'runs' })
      await desk.announce({ area: 'automation' })
      return { conversation: runId }
    },
  }

  async function continueTalk(db: Database, id: string, input: { id: string; text: string }) {
    const messages = await listStepsOf(db, ours, id, {
      paths: '^[0-9]+$',
      most: AGENTS.messages + 1,
    })
    if (messages.some((one) => MessageInput.parse(one.input).id === input.id)) return
    const nth = lastMessage(messages) + 1
    if (nth > AGENTS.messages)
      throw new Problem(
        'conflict',
        `This conversation has ${AGENTS.messages} messages. Begin a new one.`,
      )
    await continueRun(desk, db, { ...agentRun, id, readerId }, messageStep(nth, input))
  }
}

const gone = () => new Problem('not-found', 'That conversation is not in the list any more.')

const messageStep = (nth: number, input: { id: string; text: string }) => ({
  path: places.message(nth),
  name: 'Message',
  input,
})

/** Makes a title from a text: on one line, and cut to the allowed length. */
function titleOf(text: string): string {
  const words = text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
  return words.length <= TITLE_CHARACTERS
    ? words
    : `${words.slice(0, TITLE_CHARACTERS - 1).toWellFormed()}…`
}

/**
 * The steps of a conversation that a page receives: without the output of ended model turns and the
 * found knowledge, and with cut results of calls.
 */
const shownSteps = {
  bare: '^[0-9]+/([0-9]+|knowledge)$',
  cut: { paths: '^[0-9]+/[0-9]+/[0-9]+$', characters: SHOWN_CHARACTERS },
}
