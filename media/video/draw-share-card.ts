import { createCanvas } from '@napi-rs/canvas'
import { fontsFor } from './drawing/letters.ts'
import { fillBox, setType } from './drawing/pen.ts'
import { clipped, fitted, isRightToLeft, writeText } from './drawing/text.ts'

/** The content of the picture that stands for a shared page. */
export interface ShareCard {
  title: string
  site: string
  /** A color such as "#1f6feb". */
  accent: string
  paper: string
  ink: string
  family: 'serif' | 'sans'
}

/** The width of pictures that other sites show without cutting anything off. */
const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 84
const BAND = 16
const TITLE_TOP = 110
const TITLE_HEIGHT = 330
const NAME_SIZE = 40

/** Draws a card as PNG. */
export async function drawShareCard(card: ShareCard): Promise<Uint8Array> {
  const write = fontsFor(card.title + card.site)
  const [title, site] = [write(card.title), write(card.site)]
  const canvas = createCanvas(WIDTH, HEIGHT)
  const pen = canvas.getContext('2d')
  fillBox(pen, { x: 0, y: 0, width: WIDTH, height: HEIGHT }, card.paper)
  fillBox(pen, { x: 0, y: HEIGHT - BAND, width: WIDTH, height: BAND }, card.accent)
  const width = WIDTH - 2 * MARGIN
  const how = {
    family: card.family,
    weight: 600,
    largest: 104,
    smallest: 40,
    leading: 1.1,
  } as const
  const set = fitted(pen, title, { width, height: TITLE_HEIGHT }, how)
  writeText(pen, set, { x: MARGIN, y: TITLE_TOP, width }, card.ink)
  setType(pen, { family: card.family, size: NAME_SIZE, weight: 500 })
  const isRight = isRightToLeft(site)
  pen.direction = isRight ? 'rtl' : 'ltr'
  pen.textAlign = isRight ? 'right' : 'left'
  pen.fillStyle = card.accent
  pen.fillText(clipped(pen, site, width), isRight ? WIDTH - MARGIN : MARGIN, HEIGHT - MARGIN - 4)
  return canvas.encode('png')
}
