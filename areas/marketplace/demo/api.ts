import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { marketplace } from '../contract.ts'
import { sampleTools } from './tools.ts'

/** The Marketplace kept in the browser: four tools, all of them announced. */
export function demoMarketplace(): Api<typeof marketplace> {
  return {
    async listTools() {
      return [...sampleTools]
    },

    // Its tools have no date, so no notice would ever be sent.
    async notifyMe() {
      throw new Problem('not-allowed', 'Notices for this tool are not open yet.')
    },
  }
}
