import type { Api, ContractName } from '#core/contract.ts'
import { buildLabel } from '../build-label.ts'
import type { portal } from '../contract.ts'
import { pagesIn, sectionsBelow } from '../sections.ts'
import type { AddedPage, FramePart } from '#platform/places.ts'

interface DemoPortalOptions {
  commit?: string | undefined
  /** Names of the contracts that the demo keeps. */
  kept: readonly ContractName[]
  /** Parts that areas add to the frame. */
  parts?: readonly FramePart[]
}

/** The frame of the demo, which says on every page that its data is made up. */
export function demoPortal({ commit, kept, parts = [] }: DemoPortalOptions): Api<typeof portal> {
  return {
    async getPortal() {
      return {
        sections: sectionsBelow('/demo', kept, parts),
        pages: pagesIn(parts).map(withoutSites),
        kept: [...kept],
        sidebarBadge: 'Mock',
        topBarBadge: 'Mock Data',
        isPanelOpen: true,
        build: buildLabel(commit),
      }
    },
  }
}

/** Removes `showsSites`. In the demo there are no sites to show in frames. */
function withoutSites({ ...page }: AddedPage): AddedPage {
  delete page.showsSites
  return page
}
