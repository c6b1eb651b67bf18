import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { isText } from '#server/web/pages/compress-replies.ts'
import type { DrawnFile } from '../../drawing/site-to-draw.ts'
import { PUBLISHING } from '../../limits.ts'

const compress = promisify(brotliCompress)
/** The compression level. The next higher one takes three times as long, and saves only 3%. */
const BROTLI_QUALITY = 9

/** A file of a publication. */
export interface SiteFile {
  path: string
  type: string
  /** The SHA-256 hash in hexadecimal digits. */
  hash: string
  body: Buffer
  /** True if the page is completed when it is served, so that it is not compressed. */
  hasForm: boolean
}

export interface PackedFile extends SiteFile {
  /**
   * The compressed content; null if compressing saves nothing, or the file is completed when it is
   * served.
   */
  packed: Buffer | null
}

export function fileOf({ path, type, body }: DrawnFile, hasForm = false): SiteFile {
  const bytes = Buffer.from(body as Uint8Array)
  return {
    path,
    type,
    hash: createHash('sha256').update(bytes).digest('hex'),
    body: bytes,
    hasForm,
  }
}

export async function packFile(file: SiteFile): Promise<PackedFile> {
  const { body, type, hasForm } = file
  if (hasForm || body.byteLength < PUBLISHING.packedFromBytes || !isText(type))
    return { ...file, packed: null }
  const packed = await compress(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })
  return { ...file, packed: packed.byteLength < body.byteLength ? packed : null }
}
