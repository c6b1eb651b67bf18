import type { Api } from '#core/contract.ts'
import type { assistant } from '../../contracts/assistant.ts'

export function demoAssistant(): Api<typeof assistant> {
  return {}
}
