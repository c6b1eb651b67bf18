import type { Api } from '#core/contract.ts'
import type { generation } from '../../contracts/generation.ts'

export function demoGeneration(): Api<typeof generation> {
  return {}
}
