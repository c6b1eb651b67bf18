import type { Api } from '#core/contract.ts'
import type { hubSettings } from '../../contracts/hub-settings.ts'

export function demoHubSettings(): Api<typeof hubSettings> {
  return {}
}
