import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import type { AutomationUsage } from '../../contract.ts'
import type { agents } from '../../contracts/agents.ts'
import { agentColumns, AgentRow, statusOf } from './agent-rows.ts'

/** The agents of a reader, the newest first. */
export function serverAgents({ db }: Desk): Api<typeof agents> {
  return {
    async listAgents() {
      const rows = await db.many(
        AgentRow,
        sql`select ${agentColumns} from automation_agents where deleted_at is null order by created_at desc, id`,
      )
      return rows.map((row) => {
        const { id, name, description, type, conversations } = row
        return { id, name, description, type, conversations, status: statusOf(row) }
      })
    },
  }
}

export async function countAgents(db: Database): Promise<NonNullable<AutomationUsage['agents']>> {
  return db.one(
    z.object({ total: z.int(), training: z.int() }),
    sql`select count(*)::int as total, count(*) filter (where not is_paused and exists (
            select from automation_agent_documents where agent_id = automation_agents.id and state = 'reading'
          ))::int as training
        from automation_agents where deleted_at is null`,
  )
}
