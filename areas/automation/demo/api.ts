import type { Api } from '#core/contract.ts'
import type { automation } from '../contract.ts'
import { sampleActivity } from './activity.ts'
import { sampleAgents } from './agents.ts'
import { sampleIntegrations } from './integrations.ts'
import { sampleTriggers } from './triggers.ts'
import { sampleWorkflows } from './workflows.ts'

/** Automation kept in the browser, from sample data as of `now`. Nothing ever runs. */
export function demoAutomation({ now }: { now: Date }): Api<typeof automation> {
  return {
    async listWorkflows() {
      return [...sampleWorkflows]
    },

    async listAgents() {
      return [...sampleAgents]
    },

    async listTriggers() {
      return [...sampleTriggers]
    },

    async listIntegrations() {
      return [...sampleIntegrations]
    },

    async listActivity() {
      return sampleActivity(now)
    },

    async getSettings() {
      return { retriesFailed: true, timeoutSeconds: 60, logging: 'Warning and Error' }
    },
  }
}
