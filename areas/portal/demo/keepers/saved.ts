import type { Api } from '#core/contract.ts'
import type { saved } from '../../contracts/saved.ts'

export function demoSaved(): Api<typeof saved> {
  return {}
}
