import { describeArchives } from '../archive/scheduled/describe-archives.ts'
import { placeOfArchives } from '../archive/scheduled/make-archive.ts'
import { openSecrets } from '../settings/secrets.ts'
import type { Settings } from '../settings/settings.ts'
import { openStores } from '../stores/open-stores.ts'
import { checkStore } from './check-store.ts'

/** Checks that the bucket of the settings works, and names its use. */
export async function checkStoreOfHub(settings: Settings): Promise<string> {
  const { store } = openStores(settings)
  if (store === null) return 'none; files are in the data folder'
  const found = await checkStore(store, await openSecrets(settings.dataFolder))
  const holds = [
    settings.media === 'store' && 'uploads and pictures',
    settings.archives?.folder === null && 'archives',
  ].filter(Boolean)
  return `${found}; it holds ${holds.join(', ') || 'nothing (set SYNTHWIRE_MEDIA or SYNTHWIRE_ARCHIVES to store)'}`
}

/** Checks that archives are made as the settings say. */
export async function checkArchives(settings: Settings): Promise<string> {
  const { archives, dataFolder } = settings
  if (archives === null)
    return 'none on a schedule; set SYNTHWIRE_ARCHIVES to a folder for them, or to store'
  const { store } = openStores(settings)
  const secrets = await openSecrets(dataFolder)
  return describeArchives(archives, placeOfArchives(archives, { store, dataFolder, secrets }))
}
