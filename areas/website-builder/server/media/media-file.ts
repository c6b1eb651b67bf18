import type { FileKind } from '#platform/files/server/lends.ts'
import { SITE_MEDIA } from '../../limits.ts'

/** A picture or a video for a site. What sites show is made of it, and the upload is forgotten. */
export const mediaFile: FileKind = {
  id: 'website-builder/media',
  mostBytes: SITE_MEDIA.videoBytes,
  remedy: 'Export it shorter, or in a lower quality.',
  isKept: false,
}
