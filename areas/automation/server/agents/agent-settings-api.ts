import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { Reference } from '#core/words.ts'
import { chooseFor } from '#platform/models/server/lends.ts'
import { endRunsBelow } from '#platform/runs/server/lends.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import {
  documentStates,
  type agentSettings,
  type OpenAgent,
} from '../../contracts/agent-settings.ts'
import { AGENTS } from '../../limits.ts'
import { agentRun, agentTask } from './agent-run.ts'
import { demandAgent, statusOf } from './agent-rows.ts'
import { addDocument, copyDocuments } from './documents.ts'
import { listAgentActions } from './offered-actions.ts'
import { spentOf } from './spending.ts'

/** The look-ups, which every new agent may use because they change nothing. */
const LOOK_UPS = /^assistant\/look-ups\//

const DocumentRow = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.int(),
  state: z.enum(documentStates),
  problem: z.nullable(z.string()),
  passages: z.int(),
})

/** Setting up the agents of a reader. */
export function serverAgentSettings(desk: Desk): Api<typeof agentSettings> {
  const { db, now, readerId } = desk
  const tell = () => desk.announce({ area: 'automation' })

  async function change(id: string, work: (db: Database) => Promise<void>) {
    await db.transaction(async (db) => {
      await demandAgent(db, id)
      await work(db)
    })
    await tell()
  }

  return {
    async getAgent({ id }): Promise<OpenAgent> {
      const agent = await demandAgent(db, id)
      const { name, description, type, instructions, actions, knowsSaved, conversations } = agent
      const topics = await db.many(
        Reference,
        sql`select id, title as name from topics where reader_id = ${readerId} and id = any(${agent.topics}) order by place`,
      )
      const documents = await db.many(
        DocumentRow,
        sql`select id, name, bytes, state, problem, (
              select count(*)::int from automation_agent_passages where document_id = automation_agent_documents.id) as passages
            from automation_agent_documents where agent_id = ${id} order by added_at, id`,
      )
      const chosen = await chooseFor(desk, readerId, agentTask)
      return {
        ...{ id, name, description, type, instructions, actions, knowsSaved, conversations },
        ...{ topics, documents, status: statusOf(agent) },
        budget: {
          turns: agent.turns,
          tokensOfDay: agent.tokensOfDay,
          moneyOfDay: agent.moneyOfDay,
        },
        spent: await spentOf(desk, id),
        model: chosen?.model ?? null,
      }
    },

    listAgentActions: () => listAgentActions(desk),

    async createAgent({ name, type }) {
      const id = newId('agent')
      const actions = (await listAgentActions(desk)).filter((one) => LOOK_UPS.test(one.name))
      const allowed = actions.map((one) => ({ name: one.name, isWaived: false }))
      await db.transaction(async (db) => {
        await demandRoom(db)
        await db.run(sql`
          insert into automation_agents (id, reader_id, name, type, actions, created_at)
          values (${id}, ${readerId}, ${name}, ${type}, ${JSON.stringify(allowed)}::jsonb, ${now()})`)
      })
      await tell()
      return { id }
    },

    saveAgent: ({ id, ...changes }) =>
      change(id, async (db) => {
        const { name, description, type, instructions, actions, knowsSaved, topics, budget } = {
          ...(await demandAgent(db, id)),
          ...changes,
        }
        await db.run(sql`
          update automation_agents set name = ${name}, description = ${description}, type = ${type},
            instructions = ${instructions}, actions = ${JSON.stringify(actions)}::jsonb, knows_saved = ${knowsSaved},
            topics = ${[...new Set(topics)]}::text[]
          where id = ${id}`)
        if (!budget) return
        await db.run(sql`
          update automation_agents set turns = ${budget.turns}, tokens_of_day = ${budget.tokensOfDay},
            money_of_day = ${budget.moneyOfDay} where id = ${id}`)
      }),

    setAgentActive: ({ id, active }) =>
      change(id, async (db) => {
        await db.run(sql`update automation_agents set is_paused = ${!active} where id = ${id}`)
      }),

    async duplicateAgent({ id }) {
      const { name } = await demandAgent(db, id)
      const copy = newId('agent')
      await db.transaction(async (db) => {
        await demandRoom(db)
        await db.run(sql`
          insert into automation_agents (id, reader_id, name, description, type, instructions, is_paused, actions, topics,
            knows_saved, turns, tokens_of_day, money_of_day, created_at)
          select ${copy}, reader_id, ${`${name.slice(0, 180)} (copy)`.toWellFormed()}, description, type, instructions,
            is_paused, actions, topics, knows_saved, turns, tokens_of_day, money_of_day, ${now()}
          from automation_agents where id = ${id}`)
        await copyDocuments(db, desk, { from: id, to: copy })
      })
      await tell()
      return { id: copy }
    },

    async deleteAgent({ id }) {
      await demandAgent(db, id)
      await endRunsBelow(desk, agentRun, id, async (db) => {
        await db.run(sql`update automation_agents set deleted_at = ${now()} where id = ${id}`)
      })
      await tell()
    },

    async restoreAgent({ id }) {
      await db.transaction(async (db) => {
        const { changed } = await db.run(sql`
          update automation_agents set deleted_at = null where id = ${id} and deleted_at is not null`)
        if (changed === 0) await demandAgent(db, id)
        else await demandRoom(db, 1)
      })
      await tell()
    },

    async addDocument(given) {
      const id = await addDocument(desk, given)
      await tell()
      return { id }
    },

    removeDocument: ({ id, document }) =>
      change(id, async (db) => {
        const { changed } = await db.run(sql`
          delete from automation_agent_documents where id = ${document} and agent_id = ${id}`)
        if (changed === 0) throw new Problem('not-found', 'That document is already gone.')
      }),
  }
}

async function demandRoom(db: Database, taken = 0): Promise<void> {
  const { count } = await db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from automation_agents where deleted_at is null`,
  )
  if (count - taken < AGENTS.agents) return
  throw new Problem(
    'conflict',
    `You have ${AGENTS.agents} agents, the most there can be. Delete one first.`,
  )
}
