import type { Api } from '#core/contract.ts'
import type { hubSettings } from '../contract.ts'
import { defaultHubSettings } from '../hub-settings.ts'

/** Settings that last until the page is reloaded, and have no effect. */
export function demoHubSettings(): Api<typeof hubSettings> {
  let kept = defaultHubSettings

  return {
    async getHubSettings() {
      return kept
    },

    async saveHubSettings(changes) {
      kept = { ...kept, ...changes }
    },

    async getHubAbilities() {
      return {
        notifications: ['email', 'push'],
        deletesAfterDays: null,
        fetchesUnwatched: false,
        limitsStorage: false,
        opmlAddress: null,
      }
    },

    async getStorage() {
      return { usedBytes: 2_400_000_000, totalBytes: 10_000_000_000 }
    },
  }
}
