import type { Api } from '#core/contract.ts'
import type { saved } from '../contract.ts'
import { sampleSaved } from './saved.ts'

export function demoSaved({ now }: { now: Date }): Api<typeof saved> {
  return {
    async getSaved() {
      return sampleSaved(now)
    },
    async isArticleSaved() {
      return false
    },
    async saveArticle() {},
    async removeSaved() {},
  }
}
