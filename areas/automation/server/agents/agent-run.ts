import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import type { ModelTask } from '#platform/models/server/lends.ts'

/** The kind of run that a conversation is. Its parent is the agent. */
export const agentRun = { area: 'automation', kind: 'agent' } as const

export const AgentInput = z.object({ at: Time })
export type AgentInput = z.infer<typeof AgentInput>

/** The model task for answers of agents. */
export const agentTask: ModelTask = {
  id: 'agents',
  label: 'AI agents',
  mostTokens: 2000,
  choice: {
    hint: 'Answers in conversations with AI agents.',
    untilChosen: 'primary-model',
  },
}
