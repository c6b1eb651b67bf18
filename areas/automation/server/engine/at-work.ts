import type { Desk, World } from '#server/tools.ts'
import type { RunAtWork } from '#platform/runs/server/lends.ts'
import type { AutomationSettings } from '../../contract.ts'
import type { LogLevel } from './log.ts'
import type { Memory } from './memory.ts'
import type { WorkflowInput } from './workflow-input.ts'

/** A run that a worker is carrying out, either of a workflow or of a conversation with an agent. */
export interface AtWork {
  world: World
  desk: Desk
  run: RunAtWork<Pick<WorkflowInput, 'at'>>
  /** The workflow or the agent that the run belongs to. */
  workflow: { id: string; name: string }
  maker: 'workflow' | 'agent'
  settings: AutomationSettings
  memory: Memory
  /** Aborts when the run has to stop or has used up its working time. */
  signal: AbortSignal
  log(level: LogLevel, text: string): Promise<void>
}
