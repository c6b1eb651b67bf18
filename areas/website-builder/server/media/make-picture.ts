import sharp, { type Raw } from 'sharp'
import { Problem } from '#core/problem.ts'
import { SITE_MEDIA } from '../../limits.ts'
import type { GivenFile, MadePicture } from './media-reading.ts'

/** Pictures are made once for each of these widths that the source has. */
const WIDTHS_PX = [320, 640, 960, 1280, 1920] as const
/** Higher pictures cannot be stored as WebP, or take more memory than there is. */
const MOST_HEIGHT_PX = 8000
const WEBP_QUALITY = 78
const LONGEST_SECONDS = 9

// One picture at a time and no cache, because the process must need little memory next to a server
// at rest.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Makes a picture at the widths at which sites show it. What a camera wrote into the file, such as the place, stays out; its
 * orientation is applied. The decoders are native code that strangers feed, so this runs only in the process that may be ended.
 */
export async function makePicture({ name, bytes }: GivenFile): Promise<MadePicture> {
  await demandPlain(name, bytes)
  try {
    return await make(bytes)
  } catch {
    throw damaged(name)
  }
}

async function make(bytes: Uint8Array): Promise<MadePicture> {
  const { data, info } = await sharp(bytes, {
    ...{ limitInputPixels: SITE_MEDIA.pixels, failOn: 'error', pages: 1 },
  })
    .timeout({ seconds: LONGEST_SECONDS })
    .rotate()
    .resize({
      ...{ width: WIDTHS_PX.at(-1)!, height: MOST_HEIGHT_PX },
      ...{ fit: 'inside', withoutEnlargement: true },
    })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width: widthPx, height: heightPx, channels } = info
  // The source is decoded once: smaller pictures are made from the widest one.
  const raw = { width: widthPx, height: heightPx, channels }
  const sizes: MadePicture['sizes'] = []
  for (const width of [...WIDTHS_PX.filter((one) => one < widthPx), widthPx])
    sizes.push({ widthPx: width, body: await shrunk(data, raw, width) })
  return { kind: 'picture', widthPx, heightPx, sizes }
}

async function shrunk(data: Buffer, raw: Raw, width: number): Promise<Uint8Array> {
  const picture = sharp(data, { raw }).resize({ width })
  const body = await picture.clone().webp({ quality: WEBP_QUALITY }).toBuffer()
  // Noise cannot be compressed well, so such a picture is kept in less detail.
  return body.byteLength > SITE_MEDIA.madeBytes ? picture.webp({ quality: 30 }).toBuffer() : body
}

/**
 * Reads only the head of the file, which reveals a decompression bomb before anything is decoded.
 */
async function demandPlain(name: string, bytes: Uint8Array): Promise<void> {
  const {
    width,
    height,
    pages = 1,
  } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw damaged(name)
    })
  if (pages > 1)
    throw new Problem('invalid', `“${name}” is animated. Upload it as an MP4 or WebM video.`)
  if (width * height <= SITE_MEDIA.pixels) return
  const [own, most] = [width * height, SITE_MEDIA.pixels].map((pixels) => Math.round(pixels / 1e6))
  throw new Problem(
    'invalid',
    `“${name}” has ${own!.toLocaleString('en')} megapixels, and up to ${most} can be read. Save it smaller.`,
  )
}

function damaged(name: string): Problem {
  return new Problem('invalid', `“${name}” is damaged, or not a picture despite its name.`)
}
