import type { Api } from '#core/contract.ts'
import type { topics } from '../../contracts/topics.ts'

export function demoTopics(): Api<typeof topics> {
  return {}
}
