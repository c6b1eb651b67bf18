import type { Api } from '#core/contract.ts'
import { purposes, type websiteBuilder } from '../contract.ts'
import { sampleAssistant } from './assistant.ts'
import { sampleSites } from './sites.ts'
import { siteTemplates } from '../site-templates.ts'

/** The sample sites of Calder & Finch in the Website Builder, as of `now`. */
export function demoWebsiteBuilder({ now }: { now: Date }): Api<typeof websiteBuilder> {
  return {
    async listSites({ search = '', shelf = 'active' }) {
      const words = search.trim().toLowerCase()
      const listed = sampleSites.filter(({ name }) => name.toLowerCase().includes(words))
      return shelf === 'active' ? listed : []
    },

    async listTemplates() {
      return [...siteTemplates]
    },

    async getWizard() {
      return { asksAbout: false, keepsSites: false, purposes: [...purposes] }
    },

    // The demo makes no site, as its documentation says.
    async generateBlueprint() {
      return { site: null }
    },

    async getAssistant() {
      return sampleAssistant(now)
    },
  }
}
