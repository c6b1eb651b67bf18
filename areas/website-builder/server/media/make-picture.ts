import sharp, { type Raw } from 'sharp'
import { Problem } from '#core/problem.ts'
import { SITE_MEDIA } from '../../limits.ts'
import type { GivenFile, MadePicture } from './media-reading.ts'

/** The widths at which a picture is stored, besides its own; the last one is the greatest. */
const WIDTHS_PX = [320, 640, 960, 1280, 1920] as const
/** The greatest height. A higher picture cannot be stored as WebP, or takes too much memory. */
const MOST_HEIGHT_PX = 8000
const WEBP_QUALITY = 78
const LONGEST_SECONDS = 9

// One thread processes a picture, and no pictures are cached, so that the process needs little
// memory.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Converts a picture to the widths at which sites show it. Camera metadata, such as the place, is
 * removed, and the orientation is applied. The decoders are native code for untrusted files, so
 * this runs only in the reading process, which can be killed.
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
  // The original is decoded once; smaller pictures are made from the widest one.
  const raw = { width: widthPx, height: heightPx, channels }
  const sizes: MadePicture['sizes'] = []
  for (const width of [...WIDTHS_PX.filter((one) => one < widthPx), widthPx])
    sizes.push({ widthPx: width, body: await shrunk(data, raw, width) })
  return { kind: 'picture', widthPx, heightPx, sizes }
}

async function shrunk(data: Buffer, raw: Raw, width: number): Promise<Uint8Array> {
  const picture = sharp(data, { raw }).resize({ width })
  const body = await picture.clone().webp({ quality: WEBP_QUALITY }).toBuffer()
  // A noisy picture compresses badly, so it is stored with a lower quality.
  return body.byteLength > SITE_MEDIA.madeBytes ? picture.webp({ quality: 30 }).toBuffer() : body
}

/**
 * Checks the size that the file's header states, so that a decompression bomb is refused before it
 * is decoded.
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
