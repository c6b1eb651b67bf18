import sharp from 'sharp'
import { Problem } from '#core/problem.ts'

export interface PictureToShrink {
  body: Uint8Array
  widthPx: number
  /** The address that it is from. */
  address: string
  /** Fetching it tells its publisher about a reader. */
  mayCount?: boolean
}

/** A poster at 300 dpi has fewer; unpacked they take four bytes each. */
const MOST_PIXELS = 50_000_000
/** A smaller picture is there to count readers. */
const LEAST_PX = 3
const WEBP_QUALITY = 78

// One at a time, without a cache: the process must stay small beside a server at rest.
sharp.concurrency(1)
sharp.cache(false)

/** Its decoders are native code that strangers feed, so it runs only in the process that may be ended. */
export async function shrinkPicture({
  body,
  widthPx,
  mayCount = true,
}: PictureToShrink): Promise<Uint8Array> {
  const picture = sharp(body, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
  // Reads only the head of the file, which shows a bomb before anything is unpacked.
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
