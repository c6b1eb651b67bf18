import { Problem } from '#core/problem.ts'
import type { Settings } from '../settings/settings.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'
import type { Store } from './store.ts'

export interface OpenStores {
  /** The store of uploads and pictures; names in it are paths as below the data folder. */
  media: Store
  /** The bucket of the settings; null if there is none. */
  store: Store | null
}

export function openStores({
  store: settings,
  media,
  dataFolder,
  proxy,
}: Pick<Settings, 'store' | 'media' | 'dataFolder' | 'proxy'>): OpenStores {
  const store = settings && s3Store(settings, { proxy })
  return { store, media: media === 'store' && store ? store : folderStore(dataFolder) }
}

/** The bucket of the settings; fails with an explanation if there is none. */
export function bucketOf({ store }: Pick<OpenStores, 'store'>): Store {
  if (store !== null) return store
  throw new Problem(
    'invalid',
    'No store is set. Set SYNTHWIRE_STORE_URL and the settings that go with it.',
  )
}
