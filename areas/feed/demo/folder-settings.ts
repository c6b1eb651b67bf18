import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { feedSettings } from '../contracts/feed-settings.ts'
import { canSaveFolder, untouchedFolder, type FolderSettings } from '../folder-settings.ts'

/** Sources of the demo's folders until somebody chooses others. */
const defaultSources = ['The Brennick Courier', 'Port Ansel Mercury', 'Eleven Nations Radio']

type FolderKeeper = Pick<Api<typeof feedSettings>, 'getFolderSettings' | 'saveFolderSettings'>

/** The settings of each folder, kept in memory. */
export function demoFolderSettings(now: Date): FolderKeeper {
  const kept = new Map<string, FolderSettings>()
  const settingsOf = (id: string) => kept.get(id) ?? untouchedFolder(id, defaultSources, now)

  return {
    async getFolderSettings({ folder }) {
      return settingsOf(folder)
    },

    async saveFolderSettings(draft) {
      if (!canSaveFolder(draft)) throw new Problem('invalid', 'At least one source is required')
      const { createdAt } = settingsOf(draft.id)
      const settings = { ...draft, createdAt, updatedAt: now.toISOString() }
      kept.set(draft.id, settings)
      return settings
    },
  }
}
