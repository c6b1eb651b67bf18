import { createCanvas, Image, Path2D, type Canvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { printPlate } from '../../pictures/wire-photo/print-plate.ts'
import { look, type Hue } from './look.ts'

/** A picture cut to a size, ready to be drawn. */
export interface Picture {
  image: Image | Canvas
  /** The outlet that published the photograph; empty for a drawing of ours. */
  credit: string
}

/** The size to which a picture may unpack; larger ones are bombs. */
const MOST_PIXELS = 60_000_000
/** The height of a line in which a picture is printed, in its pixels. */
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
    // A drawing takes its place, as on the page.
    return null
  }
}

/** The picture that our wire prints for a title, as all over the hub. */
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

/** The tone in which backgrounds are printed on the pages of the hub. */
const softened = (color: string) => `${color}55`
