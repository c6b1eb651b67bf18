import type { Api } from '#core/contract.ts'
import type { hubs } from '../../contracts/hubs.ts'

export function demoHubs(): Api<typeof hubs> {
  return {}
}
