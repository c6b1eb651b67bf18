import type { Api } from '#core/contract.ts'
import type { profiles } from '../../contracts/profiles.ts'

export function demoProfiles(): Api<typeof profiles> {
  return {}
}
