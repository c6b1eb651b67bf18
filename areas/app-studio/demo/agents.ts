import type { ProjectAgent } from '../contracts/agents.ts'
import type { Ago } from './times.ts'

export function sampleAgents(_ago: Ago): ProjectAgent[] {
  return []
}
