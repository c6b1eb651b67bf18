import type { Api } from '#core/contract.ts'
import { buildLabel } from '../build-label.ts'
import type { portal } from '../contract.ts'
import { sectionsBelow } from '../sections.ts'

interface DemoPortalOptions {
  commit?: string | undefined
  /** Names of the contracts that the demo keeps. */
  kept: readonly string[]
}

/** The frame of the demo, which says on every page that its data is made up. */
export function demoPortal({ commit, kept }: DemoPortalOptions): Api<typeof portal> {
  return {
    async getPortal() {
      return {
        sections: sectionsBelow('/demo', kept),
        kept: [...kept],
        sidebarBadge: 'Mock',
        topBarBadge: 'Mock Data',
        build: buildLabel(commit),
      }
    },
  }
}
