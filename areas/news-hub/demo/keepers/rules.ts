import type { Api } from '#core/contract.ts'
import type { rules } from '../../contracts/rules.ts'

export function demoRules(): Api<typeof rules> {
  return {}
}
