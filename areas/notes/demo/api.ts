import type { Api } from '#core/contract.ts'
import type { notes } from '../contract.ts'
import { sampleNotes } from './notes.ts'

export function demoNotes({ now }: { now: Date }): Api<typeof notes> {
  return {
    async listNotes() {
      return sampleNotes(now)
    },
  }
}
