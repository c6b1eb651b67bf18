import sharp from 'sharp'
import { Problem } from '#core/problem.ts'

export interface PictureToShrink {
  body: Uint8Array
  widthPx: number
  /** The address from which the picture was fetched. */
  address: string
  /**
   * True if fetching the picture tells its publisher about a reader, so that it may be a tracking
   * pixel.
   */
  mayCount?: boolean
}

/** A poster at 300 dpi has fewer pixels. Unpacked, each pixel takes four bytes. */
const MOST_PIXELS = 50_000_000
/** Pictures smaller than this are tracking pixels. */
const LEAST_PX = 3
const WEBP_QUALITY = 78

// One thread and no cache, so that the process needs little memory while the server is at rest.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Shrinks a picture and writes it as WebP. Native decoders read untrusted files here, so this runs
 * only in the reading process, which can be killed.
 */
export async function shrinkPicture({
  body,
  widthPx,
  mayCount = true,
}: PictureToShrink): Promise<Uint8Array> {
  const picture = sharp(body, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
  // Reads only the header of the file, which reveals a decompression bomb before anything is
  // unpacked.
  const { width, height } = await picture.metadata()
  if (mayCount && (width < LEAST_PX || height < LEAST_PX)) {
    throw new Problem('invalid', 'The picture is too small to show.')
  }
  return picture
    .rotate()
    .resize({ width: widthPx, withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY })
    .toBuffer()
}
