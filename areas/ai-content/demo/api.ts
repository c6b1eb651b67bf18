import type { Api } from '#core/contract.ts'
import type { aiContent } from '../contract.ts'
import { sampleBrandVoice } from './brand-voice.ts'
import { sampleHistory } from './history.ts'
import { sampleTemplates } from './templates.ts'

/** AI Content kept in the browser, from sample data as of `now`. No text is ever generated. */
export function demoAiContent({ now }: { now: Date }): Api<typeof aiContent> {
  const history = sampleHistory(now)
  return {
    async listTemplates() {
      return [...sampleTemplates]
    },

    async listGenerations() {
      return history
    },

    async getBrandVoice() {
      return sampleBrandVoice
    },

    async getSettings() {
      return { model: 'GPT-4', creativity: 'Medium', language: 'English' }
    },

    // The demo has no files to give: whoever looks into the console sees what there would be.
    async exportHistory() {
      // oxlint-disable-next-line no-console
      console.log('Exporting content history', history)
    },
  }
}
