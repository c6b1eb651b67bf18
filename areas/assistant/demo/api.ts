import type { Api } from '#core/contract.ts'
import type { assistant } from '../contract.ts'
import { sampleRecap } from './recap.ts'

export function demoAssistant({ now }: { now: Date }): Api<typeof assistant> {
  return {
    async getRecap() {
      return { ...sampleRecap(now), answersQuestions: false }
    },
  }
}
