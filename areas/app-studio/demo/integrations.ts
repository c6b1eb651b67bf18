import type { Integration } from '../contracts/integrations.ts'
import { berthPlannerIntegrations } from './berth-planner-integrations.ts'
import { manifestReaderIntegrations } from './manifest-reader-integrations.ts'
import type { Ago } from './times.ts'
import { wireDeskIntegrations } from './wire-desk-integrations.ts'

const integrationsOf: Record<string, (ago: Ago) => Integration[]> = {
  'berth-planner': berthPlannerIntegrations,
  'wire-desk': wireDeskIntegrations,
  'manifest-reader': manifestReaderIntegrations,
}

/** What a project is connected to; nothing for one that is not among the samples. */
export function sampleIntegrations(projectId: string, ago: Ago): Integration[] {
  return integrationsOf[projectId]?.(ago) ?? []
}
