import type { Api } from '#core/contract.ts'
import { buildLabel } from '../build-label.ts'
import type { portal } from '../contract.ts'
import { sectionsBelow } from '../sections.ts'

/** The frame of the live hub. */
export function serverPortal({ commit }: { commit?: string | undefined }): Api<typeof portal> {
  return {
    async getPortal() {
      return {
        sections: sectionsBelow(''),
        sidebarBadge: null,
        topBarBadge: null,
        build: buildLabel(commit),
      }
    },
  }
}
