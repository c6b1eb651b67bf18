import type { Api } from '#core/contract.ts'
import type { Tools } from '#server/tools.ts'
import { buildLabel } from '../build-label.ts'
import type { portal } from '../contract.ts'
import { sectionsBelow } from '../sections.ts'

interface ServerPortalOptions {
  commit?: string | undefined
  /** Names of the contracts that the server keeps. */
  kept: readonly string[]
  disk: Tools['disk']
}

/** The frame of the live hub. */
export function serverPortal({ commit, kept, disk }: ServerPortalOptions): Api<typeof portal> {
  return {
    async getPortal() {
      const shortage = await disk.shortage()
      return {
        sections: sectionsBelow('', kept),
        kept: [...kept],
        sidebarBadge: null,
        topBarBadge: null,
        build: buildLabel(commit),
        ...(shortage && {
          fullDisk: { folder: shortage.folder, freeBytes: shortage.freeBytes },
        }),
      }
    },
  }
}
