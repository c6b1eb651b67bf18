import type { Api } from '#core/contract.ts'
import type { aiSettings } from '../../contracts/ai-settings.ts'

export function demoAiSettings(): Api<typeof aiSettings> {
  return {}
}
