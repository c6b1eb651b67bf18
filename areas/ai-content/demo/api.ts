import type { Api } from '#core/contract.ts'
import type { aiContent, ContentSettings } from '../contract.ts'
import type { sampleContent } from '../contracts/sample.ts'
import { usageOf } from '../usage.ts'
import { sampleHistory } from './history.ts'
import { sampleModels } from './models.ts'
import { sampleTemplates } from './templates.ts'

/** AI Content in the browser, from sample data as of `now`. Changes last as long as the page. */
export function demoAiContent({
  now,
}: {
  now: Date
}): Api<typeof aiContent & typeof sampleContent> {
  const history = sampleHistory(now)
  let settings: ContentSettings = { modelId: 'gpt-4', creativity: 'medium', language: 'en' }

  return {
    async listTemplates() {
      return [...sampleTemplates]
    },

    async listGenerations() {
      return history
    },

    // The demo writes no text, because the requirements call this area a static mock-up.
    async generate() {},

    async listModels() {
      return [...sampleModels]
    },

    async getSettings() {
      return { ...settings, isModelGone: false }
    },

    async saveSettings(changes) {
      settings = { ...settings, ...changes }
    },

    async getUsage() {
      return usageOf(history)
    },

    async getWriter() {
      return { canWrite: false, keepsVoices: false, formKey: 'demo' }
    },

    // The demo cannot make files, so it lists them in the console.
    async exportHistory() {
      // oxlint-disable-next-line no-console
      console.log('Exporting content history', history)
    },
  }
}
