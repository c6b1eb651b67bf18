import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Database } from '#server/tools.ts'
import { AllowedAction } from '../../contracts/agent-settings.ts'

export const AgentRow = z.object({
  id: z.string(),
  readerId: z.string(),
  name: z.string(),
  description: z.string(),
  type: z.string(),
  instructions: z.string(),
  isPaused: z.boolean(),
  actions: z.array(AllowedAction),
  topics: z.array(z.string()),
  knowsSaved: z.boolean(),
  turns: z.int(),
  tokensOfDay: z.int(),
  moneyOfDay: z.nullable(z.number()),
  conversations: z.int(),
  isTraining: z.boolean(),
})
export type AgentRow = z.infer<typeof AgentRow>

/** The columns of an agent. An agent is "training" while one of its documents is being read. */
export const agentColumns = sql`id, reader_id, name, description, type, instructions, is_paused, actions, topics, knows_saved,
  turns, tokens_of_day, money_of_day, conversations, exists (
    select from automation_agent_documents where agent_id = automation_agents.id and state = 'reading') as is_training`

/** Throws a `Problem` if the reader has no agent with this id. */
export async function demandAgent(db: Database, id: string): Promise<AgentRow> {
  const row = await db.maybe(
    AgentRow,
    sql`select ${agentColumns} from automation_agents where id = ${id} and deleted_at is null`,
  )
  if (row) return row
  throw new Problem('not-found', 'That agent is already gone.')
}

export function statusOf({ isPaused, isTraining }: Pick<AgentRow, 'isPaused' | 'isTraining'>) {
  return isPaused ? ('paused' as const) : isTraining ? ('training' as const) : ('active' as const)
}
