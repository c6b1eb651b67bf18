import type { Api } from '#core/contract.ts'
import type { marketplace } from '../contract.ts'
import { sampleTools } from './tools.ts'

/** The Marketplace kept in the browser: four tools, all of them announced. */
export function demoMarketplace(): Api<typeof marketplace> {
  return {
    async listTools() {
      return [...sampleTools]
    },
  }
}
