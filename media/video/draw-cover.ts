import { createCanvas } from '@napi-rs/canvas'
import type { Script } from '#engine/scripts/script.ts'
import { fontsFor } from './drawing/letters.ts'
import { chapterHues, look } from './drawing/look.ts'
import { drawLogo } from './drawing/marks.ts'
import { fillBox, sectionRule, setType } from './drawing/pen.ts'
import { wirePhoto } from './drawing/picture.ts'
import { fitted, isRightToLeft, writeText } from './drawing/text.ts'

/** The least width and height that podcast directories require. */
const SIDE = 1400
const MARGIN = 90
const PICTURE_HEIGHT = 700
const JPEG_QUALITY = 88

/** Draws the square cover of a piece as JPEG. */
export async function drawCover(script: Script): Promise<Uint8Array> {
  const title = fontsFor(script.title)(script.title)
  const canvas = createCanvas(SIDE, SIDE)
  const pen = canvas.getContext('2d')
  const hue = chapterHues.opening
  fillBox(pen, { x: 0, y: 0, width: SIDE, height: SIDE }, look.paper)
  pen.drawImage(wirePhoto(script.title, hue, SIDE, PICTURE_HEIGHT).image, 0, 0)

  const width = SIDE - 2 * MARGIN
  pen.save()
  pen.translate(MARGIN, PICTURE_HEIGHT + 56)
  pen.scale(2, 2)
  sectionRule(pen, { x: 0, y: 0, width: width / 2 }, look.ink)
  pen.restore()

  const how = { family: 'serif', weight: 500, largest: 116, smallest: 40, leading: 1.08 } as const
  const set = fitted(pen, title, { width, height: 400 }, how)
  writeText(pen, set, { x: MARGIN, y: PICTURE_HEIGHT + 100, width }, look.ink)

  const isRight = isRightToLeft(title)
  const foot = SIDE - 110
  setType(pen, { family: 'serif', size: 46, weight: 550 })
  const name = 'Synthwire'
  const nameWidth = pen.measureText(name).width
  const left = isRight ? SIDE - MARGIN - nameWidth - 92 : MARGIN
  drawLogo(pen, left, foot - 14, 68)
  setType(pen, { family: 'serif', size: 46, weight: 550 })
  pen.textAlign = 'left'
  pen.direction = 'ltr'
  pen.fillStyle = look.ink
  pen.fillText(name, left + 92, foot + 36)
  return canvas.encode('jpeg', JPEG_QUALITY)
}
