import sharp, { type Sharp } from 'sharp'
import { pictureType } from '#platform/files/server/lends.ts'
import { Problem } from '#core/problem.ts'
import { MOST_ICON_BYTES } from './icon-limits.ts'
import { isIco, readIco } from './read-ico.ts'

export interface IconToDraw {
  body: Uint8Array
  /** The address from which the icon was fetched. */
  address: string
}

/** An icon as PNG at 32 px and 64 px. */
export interface DrawnIcon {
  small: Uint8Array
  large: Uint8Array
}

const SMALL_PX = 32
const LARGE_PX = 64
/** The most pixels of an icon file; the largest usual icons have 1024 by 1024. */
const MOST_PIXELS = 2048 * 2048
/** The least width and height of an icon. */
const LEAST_PX = 8
const MARGIN_PX = 6
const SVG_HEAD = 1024
const MOST_DENSITY = 1200
/** The opacity, from 0 to 255, from which a pixel counts as visible. */
const SEEN = 64
const LIGHT = 215
const WHITE = '#ffffff'
const DARK = '#1d2126'
const clear = { r: 0, g: 0, b: 0, alpha: 0 }

// One thread and no cache, as for pictures, to save memory.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Redraws an icon on its own background, so that it is visible in both themes and contains no byte
 * of the original file. Native decoders read untrusted files here, so this runs only in the reading
 * process, which can be killed.
 */
export async function drawIcon({ body }: IconToDraw): Promise<DrawnIcon> {
  try {
    return await drawn(body)
  } catch (error) {
    if (error instanceof Problem) throw error
    // A decoder's message about a damaged file is not logged.
    throw new Problem('invalid', 'The icon is damaged.')
  }
}

async function drawn(body: Uint8Array): Promise<DrawnIcon> {
  const picture = await opened(Buffer.from(body.buffer, body.byteOffset, body.byteLength))
  const pixels = await picture
    .resize(LARGE_PX, LARGE_PX, { fit: 'contain', background: clear })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer()
  const { seen, light } = lookAt(pixels)
  if (seen === 0) throw new Problem('invalid', 'The icon shows nothing.')
  const whole = sharp(pixels, { raw: { width: LARGE_PX, height: LARGE_PX, channels: 4 } })
  const background = light > LIGHT ? DARK : WHITE
  const isCutOut = seen < 0.98
  const inner = LARGE_PX - 2 * MARGIN_PX
  const margins = { top: MARGIN_PX, bottom: MARGIN_PX, left: MARGIN_PX, right: MARGIN_PX }
  const placed = isCutOut ? whole.resize(inner, inner).extend({ ...margins, background }) : whole
  const large = await placed.flatten({ background }).removeAlpha().png().toBuffer()
  return { small: await packed(large, SMALL_PX), large: await packed(large, LARGE_PX) }
}

/** Opens a picture by the type that its bytes show, whatever type is stated. */
async function opened(body: Buffer): Promise<Sharp> {
  if (isIco(body)) {
    const ico = readIco(body)
    if ('png' in ico) return withinBounds(ico.png)
    const { rgba, width, height } = ico
    if (Math.min(width, height) < LEAST_PX) throw tooSmall()
    return sharp(rgba, { raw: { width, height, channels: 4 } })
  }
  if (pictureType(body)) return withinBounds(body)
  if (isDrawing(body)) return withinBounds(body, await densityFor(body))
  throw new Problem('invalid', 'That icon format is not supported.')
}

/**
 * Reads the size from the header of the file, which reveals a decompression bomb before anything is
 * unpacked.
 */
async function withinBounds(body: Buffer, density = 72): Promise<Sharp> {
  const picture = sharp(body, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1, density })
  const { width, height } = await picture.metadata()
  if (width < LEAST_PX || height < LEAST_PX) throw tooSmall()
  if (width * height > MOST_PIXELS) throw new Problem('invalid', 'The icon is too large.')
  return picture.rotate()
}

/** The density at which to draw a vector picture: one with a small stated size is enlarged. */
async function densityFor(body: Buffer): Promise<number> {
  const { width, height } = await sharp(body, { limitInputPixels: MOST_PIXELS }).metadata()
  const larger = LARGE_PX / Math.max(1, Math.min(width, height))
  return Math.min(MOST_DENSITY, Math.max(72, 72 * larger))
}

function isDrawing(body: Buffer): boolean {
  const head = body.toString('utf8', 0, SVG_HEAD).trimStart()
  return /^(?:<\?xml|<!--|<!DOCTYPE svg|<svg[\s>])/i.test(head) && /<svg[\s>]/i.test(head)
}

/** Measures the visible share of a picture, from 0 to 1, and its lightness, from 0 to 255. */
function lookAt(rgba: Buffer): { seen: number; light: number } {
  let count = 0
  let light = 0
  for (let at = 0; at < rgba.length; at += 4) {
    if (rgba[at + 3]! < SEEN) continue
    count++
    light += 0.3 * rgba[at]! + 0.59 * rgba[at + 1]! + 0.11 * rgba[at + 2]!
  }
  return { seen: count / (rgba.length / 4), light: count === 0 ? 0 : light / count }
}

/** Packs an icon with as many colors as fit into the limit. */
async function packed(png: Buffer, px: number): Promise<Uint8Array> {
  for (const colours of [256, 96, 32, 8]) {
    const small = await sharp(png)
      .resize(px, px)
      .png({ palette: true, colours, compressionLevel: 9, effort: 7 })
      .toBuffer()
    if (small.length <= MOST_ICON_BYTES) return small
  }
  throw new Problem('invalid', 'The icon is too busy.')
}

function tooSmall(): Problem {
  return new Problem('invalid', 'The icon is too small to show.')
}
