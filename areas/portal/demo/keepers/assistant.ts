import type { Api } from '#core/contract.ts'
import type { assistant } from '../../contracts/assistant.ts'
import { sampleRecap } from '../recap.ts'

export function demoAssistant({ now }: { now: Date }): Api<typeof assistant> {
  return {
    async getRecap() {
      return sampleRecap(now)
    },
  }
}
