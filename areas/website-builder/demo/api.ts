import type { Api } from '#core/contract.ts'
import type { websiteBuilder } from '../contract.ts'
import { sampleAssistant } from './assistant.ts'
import { sampleSites } from './sites.ts'
import { sampleTemplates } from './templates.ts'

/** The Website Builder over the sites of Calder & Finch, as of `now`. */
export function demoWebsiteBuilder({ now }: { now: Date }): Api<typeof websiteBuilder> {
  return {
    async listSites() {
      return [...sampleSites]
    },

    async listTemplates() {
      return [...sampleTemplates]
    },

    // Nothing is made, as the documents say.
    async generateBlueprint() {},

    async getAssistant() {
      return sampleAssistant(now)
    },
  }
}
