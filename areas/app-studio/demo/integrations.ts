import type { Integration } from '../contracts/integrations.ts'
import type { Ago } from './times.ts'

export function sampleIntegrations(_ago: Ago): Integration[] {
  return []
}
