import type { SKRSContext2D } from '@napi-rs/canvas'
import { fontStack, type Family } from './fonts.ts'

export type Pen = SKRSContext2D

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Type {
  family: Family
  size: number
  weight: number
}

/** The largest optical size of Newsreader, whose letterforms are designed for 6 to 72. */
const LARGEST_OPTICAL_SIZE = 72
/** Large headlines have slightly tighter letter spacing, as in the tokens. */
const TIGHT_FROM = 30
const TIGHT_EM = -0.012

/**
 * Sets the font. The weight is set by the variation settings, because a canvas does not read the
 * weight of a variable font from `font`.
 */
export function setType(pen: Pen, { family, size, weight }: Type): void {
  pen.font = `${size}px ${fontStack(family)}`
  const optical = Math.min(LARGEST_OPTICAL_SIZE, Math.round(size))
  pen.fontVariationSettings =
    family === 'sans' ? `"wght" ${weight}` : `"wght" ${weight}, "opsz" ${optical}`
  pen.letterSpacing = family !== 'sans' && size >= TIGHT_FROM ? `${size * TIGHT_EM}px` : '0px'
}

export function fillBox(pen: Pen, { x, y, width, height }: Box, color: string): void {
  pen.fillStyle = color
  pen.fillRect(x, y, width, height)
}

/** Draws the thick and the thin rule above a section, up to `share` of their width. */
export function sectionRule(pen: Pen, box: Omit<Box, 'height'>, color: string, share = 1): void {
  fillBox(pen, { ...box, width: box.width * share, height: 3 }, color)
  fillBox(pen, { ...box, y: box.y + 5, width: box.width * share, height: 1 }, color)
}
