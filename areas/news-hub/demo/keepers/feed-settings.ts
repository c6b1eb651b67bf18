import type { Api } from '#core/contract.ts'
import type { feedSettings } from '../../contracts/feed-settings.ts'

export function demoFeedSettings(): Api<typeof feedSettings> {
  return {}
}
