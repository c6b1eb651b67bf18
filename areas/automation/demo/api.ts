import type { Api } from '#core/contract.ts'
import type { automation, AutomationSettings } from '../contract.ts'
import type { agents } from '../contracts/agents.ts'
import { usageOf } from '../usage.ts'
import { sampleActivity } from './activity.ts'
import { sampleAgents } from './agents.ts'
import { sampleIntegrations } from './integrations.ts'
import { sampleTriggers } from './triggers.ts'
import { sampleWorkflows } from './workflows.ts'

/**
 * Automation in the browser, with sample data as of `now`. Workflows never run, and settings are
 * kept until the page is reloaded.
 */
export function demoAutomation({ now }: { now: Date }): Api<typeof automation> {
  let settings: AutomationSettings = {
    retriesFailed: true,
    timeoutSeconds: 60,
    logging: 'warning',
  }

  return {
    async listWorkflows() {
      return [...sampleWorkflows]
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

    async getUsage() {
      const training = sampleAgents.filter(({ status }) => status === 'training').length
      const agents = { total: sampleAgents.length, training }
      return { ...usageOf(sampleWorkflows), canBuild: false, agents }
    },

    async getSettings() {
      return settings
    },

    async saveSettings(changes) {
      settings = { ...settings, ...changes }
    },
  }
}

export function demoAgents(): Api<typeof agents> {
  return { listAgents: async () => [...sampleAgents] }
}
