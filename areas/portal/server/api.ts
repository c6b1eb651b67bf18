import type { Api, ContractName } from '#core/contract.ts'
import type { Tools } from '#server/tools.ts'
import { buildLabel } from '../build-label.ts'
import type { OwnKey, portal } from '../contract.ts'
import { pagesIn, sectionsBelow } from '../sections.ts'
import type { FramePart } from '#platform/places.ts'

interface ServerPortalOptions {
  commit?: string | undefined
  /** Names of the contracts that the server keeps. */
  kept: readonly ContractName[]
  /** Reads which of the kept contracts the reader has no access to. */
  readRefused?: () => Promise<readonly ContractName[]>
  /** Parts that areas add to the frame. */
  parts?: readonly FramePart[]
  disk: Tools['disk']
  /** Reads the keys that the reader changed. */
  readKeys?: () => Promise<OwnKey[]>
  /** Reads the time of lists that show only unread articles; null if lists show all articles. */
  readUnreadAt?: () => Promise<Date | null>
}

/** The live server's answers about the frame around every screen. */
export function serverPortal({
  commit,
  kept: all,
  readRefused = async () => [],
  disk,
  parts = [],
  readKeys = async () => [],
  readUnreadAt = async () => null,
}: ServerPortalOptions): Api<typeof portal> {
  return {
    async getPortal() {
      const [shortage, refused, keys, unreadAt] = await Promise.all([
        disk.shortage(),
        readRefused(),
        readKeys(),
        readUnreadAt(),
      ])
      const kept = all.filter((name) => !refused.includes(name))
      return {
        sections: sectionsBelow('', kept, parts),
        pages: pagesIn(parts),
        kept,
        sidebarBadge: null,
        topBarBadge: null,
        isPanelOpen: false,
        missingPage: 'Page not found',
        build: buildLabel(commit),
        ...(shortage && {
          fullDisk: { folder: shortage.folder, freeBytes: shortage.freeBytes },
        }),
        ...(keys.length > 0 && { keys }),
        ...(unreadAt && { unreadAt: unreadAt.toISOString() }),
      }
    },
  }
}
