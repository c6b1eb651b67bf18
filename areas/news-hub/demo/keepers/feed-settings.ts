import type { Api } from '#core/contract.ts'
import type { feedSettings } from '../../contracts/feed-settings.ts'
import { demoFolderSettings } from '../folder-settings.ts'

export function demoFeedSettings({ now }: { now: Date }): Api<typeof feedSettings> {
  return { ...demoFolderSettings(now) }
}
