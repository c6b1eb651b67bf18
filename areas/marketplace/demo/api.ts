import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { marketplace } from '../contract.ts'
import { sampleTools } from './tools.ts'

/** The demo's Marketplace with four tools, all of which are only announced. */
export function demoMarketplace(): Api<typeof marketplace> {
  return {
    async listTools() {
      return [...sampleTools]
    },

    // The tools have no release date, so there will never be a notification.
    async notifyMe() {
      throw new Problem('not-allowed', 'Notices for this tool are not open yet.')
    },
  }
}
