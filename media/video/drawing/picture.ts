import { createCanvas, Image, Path2D, type Canvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { printPlate } from '../../pictures/wire-photo/print-plate.ts'
import { look, type Hue } from './look.ts'

/** A picture cut to a size, ready to be drawn. */
export interface Picture {
  image: Image | Canvas
  /** The outlet that published the photograph; empty for a picture that this program drew. */
  credit: string
}

/** The most pixels of an unpacked picture; larger ones are decompression bombs. */
const MOST_PIXELS = 60_000_000
/** The height of a printed line of strokes, in pixels of the picture. */
const ROW_PX = 13

sharp.cache(false)
sharp.concurrency(1)

/** The picture of an entry, cropped around its focus; null if it is unreadable. */
export async function photograph(
  path: string,
  credit: string,
  width: number,
  height: number,
): Promise<Picture | null> {
  try {
    const bytes = await sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
      .rotate()
      .flatten({ background: look.sheet })
      .resize({ width, height, fit: 'cover', position: sharp.strategy.attention })
      .png({ compressionLevel: 1 })
      .toBuffer()
    const image = new Image()
    image.src = bytes
    await image.decode()
    return { image, credit }
  } catch {
    // The caller shows a drawn picture instead, as the pages do.
    return null
  }
}

/** The wire photo of a title, printed as on the pages. */
export function wirePhoto(title: string, hue: Hue, width: number, height: number): Picture {
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen.fillStyle = hue.wash
  pen.fillRect(0, 0, width, height)
  const rows = Math.max(14, Math.round(height / ROW_PX))
  const plate = printPlate({ title, category: 'general', ratio: width / height, rows })
  const scale = Math.max(width / plate.width, height / plate.height)
  pen.translate((width - plate.width * scale) / 2, (height - plate.height * scale) / 2)
  pen.scale(scale, scale)
  const inks = { '': look.ink2, spot: hue.solid, wash: softened(hue.solid) }
  for (const { ink, weight, path } of plate.strokes) {
    pen.strokeStyle = inks[ink]
    pen.lineWidth = weight
    pen.stroke(new Path2D(path))
  }
  return { image: canvas, credit: '' }
}

/** The tone of printed backgrounds, the same as on the pages. */
const softened = (color: string) => `${color}55`
