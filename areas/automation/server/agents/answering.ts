import type { RunStep } from '#platform/runs/contract.ts'
import type { OfferedAction } from '../../agents/offered-action.ts'
import type { AgentSource } from '../../contracts/conversations.ts'
import type { AtWork } from '../engine/at-work.ts'
import type { AgentRow } from './agent-rows.ts'

/** A message that is being answered. */
export interface Answering {
  at: AtWork
  agent: AgentRow
  /** The steps of the conversation when this attempt began. */
  steps: readonly RunStep[]
  /** The number of the message. */
  nth: number
  text: string
  offered: readonly OfferedAction[]
  /** Passages that were found for the message. */
  knowledge: readonly AgentSource[]
}
