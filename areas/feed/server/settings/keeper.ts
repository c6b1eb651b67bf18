import type { Kept } from '#server/asking/kept.ts'
import { feedSettings } from '../../contracts/feed-settings.ts'
import { serverFeedSettings } from './api.ts'

export const feedSettingsKeeper: Kept = {
  contract: feedSettings,
  open: serverFeedSettings,
  about: {
    getFolderSettings: 'The settings of a folder: sources, keywords, tone and profile.',
    saveFolderSettings: 'Changes the settings of a folder; its articles and counts follow at once.',
    getModuleChoices: 'What Top Headlines or Breaking News can be set to.',
    getModuleSettings: 'The profile and source tags of Top Headlines or Breaking News.',
    saveModuleSettings: 'Changes who Top Headlines or Breaking News is edited for.',
  } satisfies Record<keyof typeof feedSettings, string>,
}
