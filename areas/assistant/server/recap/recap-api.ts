import type { Api } from '#core/contract.ts'
import type { Kept } from '#server/asking/kept.ts'
import type { Desk } from '#server/tools.ts'
import { assistant } from '../../contract.ts'
import { weeklyRecap } from './weekly-recap.ts'

export function serverRecap(desk: Desk): Api<typeof assistant> {
  return {
    async getRecap({ zone = 'UTC' }) {
      return { ...(await weeklyRecap(desk, zone)), answersQuestions: true }
    },
  }
}

export const recapKeeper: Kept = {
  contract: assistant,
  open: serverRecap,
  about: {
    getRecap:
      'The five subjects that moved most in the last seven days of what is followed, each cited, and what was read.',
  } satisfies Record<keyof typeof assistant, string>,
}
