import type { FileKind } from '#platform/files/server/lends.ts'
import { SITE_MEDIA } from '../../limits.ts'

/**
 * An uploaded picture or video for a site. The upload itself is not kept, only what sites show of
 * it.
 */
export const mediaFile: FileKind = {
  id: 'website-builder/media',
  mostBytes: SITE_MEDIA.videoBytes,
  remedy: 'Export it shorter, or in a lower quality.',
  isKept: false,
}
