import * as z from 'zod/mini'
import type { Makers } from '#platform/actions/server/lends.ts'
import { sql } from '#server/tools.ts'

const Row = z.object({ id: z.string(), name: z.string(), isThere: z.boolean() })

/**
 * Describes things that agents made. A step is named by the id of its conversation and its path
 * there: "run-7/1/2/0".
 */
export const agentMakers: Makers = {
  kind: 'agent',
  async describe(desk, makers) {
    const ids = [...new Set(makers.map(({ id }) => id))]
    const agents = await desk.db.many(
      Row,
      sql`select id, name, deleted_at is null as is_there from automation_agents where id = any(${ids})`,
    )
    return makers.map(({ id, step }) => {
      const agent = agents.find((one) => one.id === id)
      if (!agent) return null
      const below = step === null ? '' : `/talk/${step.slice(0, step.indexOf('/'))}`
      const page = agent.isThere ? `/automation/agents/${id}${below}` : null
      return { name: agent.name, place: '', page }
    })
  },
}
