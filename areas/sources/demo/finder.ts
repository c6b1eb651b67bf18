import type { Api } from '#core/contract.ts'
import type { finder } from '../contracts/finder.ts'

export function demoFinder(): Api<typeof finder> {
  return {
    async getFinder() {
      return {
        places: ['websites', 'reddit', 'newsletters', 'google-news'],
        languages: ['en', 'es', 'fr', 'de'],
        answers: false,
      }
    },
  }
}
