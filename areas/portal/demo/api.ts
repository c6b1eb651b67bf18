import type { Api } from '#core/contract.ts'
import { buildLabel } from '../build-label.ts'
import type { portal } from '../contract.ts'
import { sectionsBelow } from '../sections.ts'

/** The frame of the demo, which says on every page that its data is made up. */
export function demoPortal({ commit }: { commit?: string | undefined }): Api<typeof portal> {
  return {
    async getPortal() {
      return {
        sections: sectionsBelow('/demo'),
        sidebarBadge: 'Mock',
        topBarBadge: 'Mock Data',
        build: buildLabel(commit),
      }
    },
  }
}
