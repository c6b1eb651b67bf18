import type { Api } from '#core/contract.ts'
import type { feedSettings } from '../contracts/feed-settings.ts'
import { defaultModuleSettings } from '../feed-settings.ts'
import { demoFolderSettings } from './folder-settings.ts'
import { moduleChoices } from './module-choices.ts'

/** Settings that are kept until the page is reloaded. They have no effect on the few samples. */
export function demoFeedSettings({ now }: { now: Date }): Api<typeof feedSettings> {
  const modules = { ...defaultModuleSettings }

  return {
    ...demoFolderSettings(now),

    async getModuleChoices({ module }) {
      return moduleChoices[module]
    },

    async getModuleSettings({ module }) {
      return modules[module]
    },

    async saveModuleSettings({ module, settings }) {
      modules[module] = settings
    },
  }
}
