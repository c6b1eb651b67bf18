import type { Api } from '#core/contract.ts'
import { defaultAiSettings } from '../ai-settings.ts'
import type { aiSettings } from '../contract.ts'

/** Milliseconds for which the demo pretends to save. */
const SAVING_MS = 1000

/** Pretends to save and stores nothing, so every visit begins with the defaults. */
export function demoAiSettings(): Api<typeof aiSettings> {
  return {
    async getAiSettings() {
      return defaultAiSettings
    },

    async saveAiSettings() {
      await new Promise((resolve) => setTimeout(resolve, SAVING_MS))
    },

    async getAiActivity() {
      return { summaries: 1247, searches: 523, accuracyPercent: 89 }
    },
  }
}
