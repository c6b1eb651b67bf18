import type { ServerArea } from '#server/area.ts'
import type { Kept } from '#server/asking/kept.ts'
import { hubSettings } from '../contract.ts'
import { serverHubSettings } from './hub-settings.ts'
import { settingsArchive } from './archive-part.ts'

/** Settings for keeping and refreshing articles. */
export const hubSettingsKeeper: Kept = {
  contract: hubSettings,
  open: serverHubSettings,
  about: {
    getHubSettings: 'How long articles are kept, and how often sources are fetched.',
    saveHubSettings: 'Changes how long articles are kept, and how often sources are fetched.',
    getHubAbilities: 'What this server can do with its settings, and the address of the OPML list.',
    getStorage: 'How much room articles and pictures take, and how much there is.',
  } satisfies Record<keyof typeof hubSettings, string>,
}

export const server: ServerArea = { archive: settingsArchive, keeps: [hubSettingsKeeper] }
