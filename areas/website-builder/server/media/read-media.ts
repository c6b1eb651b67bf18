import { demandSize } from '#core/file-limits.ts'
import { Problem } from '#core/problem.ts'
import { pictureType } from '#platform/files/server/lends.ts'
import { SITE_MEDIA } from '../../limits.ts'
import { checkVideo } from './check-video.ts'
import { makePicture } from './make-picture.ts'
import type { GivenFile, ReadMedia } from './media-reading.ts'

/**
 * Converts an upload to the files that sites show. Fails with a `Problem` if the content is neither
 * a picture nor a video, whatever its name is.
 */
export async function readMedia(file: GivenFile): Promise<ReadMedia> {
  const { name, bytes } = file
  if (pictureType(bytes) !== null) {
    demandSize({ name, size: bytes.length }, SITE_MEDIA.pictureBytes, 'Save it smaller.')
    return makePicture(file)
  }
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES))
  if (isVideo(head)) return checkVideo(file)
  throw new Problem('invalid', refusalOf(name, head))
}

const HEAD_BYTES = 1024
const EBML = '1a45dfa3'

function isVideo(head: Buffer): boolean {
  return (brandOf(head) !== null && !isHeic(head)) || head.subarray(0, 4).toString('hex') === EBML
}

/** The brand of an ISO media file, such as "isom"; null for other files. */
function brandOf(head: Buffer): string | null {
  return head.subarray(4, 8).toString('latin1') === 'ftyp'
    ? head.subarray(8, 12).toString('latin1')
    : null
}

const isHeic = (head: Buffer) => /^(?:hei[cmsx]|hevc|mif1|msf1)$/.test(brandOf(head) ?? '')

function refusalOf(name: string, head: Buffer): string {
  if (isHeic(head))
    return `“${name}” is a HEIC picture, which few browsers can show. Export it as JPEG.`
  if (/<svg[\s>]/i.test(head.toString('latin1')))
    return `“${name}” is an SVG, which can contain programs. Export it as PNG or WebP.`
  return `“${name}” is not a picture or a video that sites can show. Choose a JPEG, PNG, WebP, GIF or AVIF picture, or an MP4 or WebM video.`
}
