import * as z from 'zod/mini'
import { Id, Time } from '#core/contract.ts'

export const agentTypes = ['frontend', 'backend', 'devops', 'qa', 'design', 'fullstack'] as const
export const agentStatuses = ['active', 'idle', 'offline'] as const

/** An AI agent that works on a project. */
export const ProjectAgent = z.object({
  id: Id,
  name: z.string(),
  type: z.enum(agentTypes),
  status: z.enum(agentStatuses),
  currentTask: z.string(),
  tasksCompleted: z.int(),
  capabilities: z.array(z.string()),
  lastActive: Time,
})
export type ProjectAgent = z.infer<typeof ProjectAgent>
