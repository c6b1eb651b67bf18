import { Path2D } from '@napi-rs/canvas'
import { initials } from '#engine/outlets/initials.ts'
import { letteringOf, MARK_BOX, markOf } from '../../pictures/source-mark.ts'
import type { ScriptSource } from '#engine/scripts/script.ts'
import { look, outletHues } from './look.ts'
import { setType, type Pen } from './pen.ts'
import { clipped, writeAt } from './text.ts'

/** Draws the monogram of an outlet, in the shape and hue that it has on the pages. */
export function drawMark(pen: Pen, outlet: string, x: number, y: number, size: number): void {
  const { outline, hue, isSolid } = markOf(outlet)
  const { solid } = outletHues[hue]
  const letters = initials(outlet, size < MARK_BOX ? 2 : 3)
  pen.save()
  pen.translate(x, y)
  pen.scale(size / MARK_BOX, size / MARK_BOX)
  const path = new Path2D(outline)
  pen.fillStyle = isSolid ? solid : look.sheet
  pen.fill(path)
  if (!isSolid) {
    pen.strokeStyle = solid
    pen.lineWidth = 1.5
    pen.stroke(path)
  }
  const { size: px, baseline } = letteringOf(letters)
  setType(pen, { family: 'serif', size: px, weight: 650 })
  pen.fillStyle = isSolid ? look.onInk : solid
  pen.textAlign = 'center'
  pen.fillText(letters, MARK_BOX / 2, baseline)
  pen.restore()
}

/** Draws the logo: the tape of a news wire with one dot on it. */
export function drawLogo(pen: Pen, x: number, y: number, size: number): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(size / 40, size / 40)
  pen.fillStyle = look.ink
  pen.beginPath()
  pen.roundRect(0, 0, 40, 40, 4)
  pen.fill()
  pen.strokeStyle = look.onInk
  for (const [weight, path] of [
    [4.6, 'M12 10h17M11 30.5h17'],
    [3.4, 'M9 16h9M22 24.5h9'],
    [2, 'M11 20h18'],
  ] as const) {
    pen.lineWidth = weight
    pen.stroke(new Path2D(path))
  }
  pen.fillStyle = '#91bdfa'
  pen.beginPath()
  pen.arc(31, 16, 2.6, 0, Math.PI * 2)
  pen.fill()
  pen.restore()
}

const MARK_PX = 28
const DATE_GAP = 10

/** Draws the sources with their times, as many as fit on a line. */
export function drawSources(
  pen: Pen,
  sources: readonly ScriptSource[],
  place: { x: number; y: number; width: number },
  language: string,
): void {
  let { x } = place
  const end = place.x + place.width
  for (const [at, { outlet, publishedAt }] of sources.entries()) {
    const date = dayOf(publishedAt, language)
    const name = { family: 'sans', size: 21, weight: 600 } as const
    const day = { family: 'sans', size: 21, weight: 400 } as const
    setType(pen, day)
    const dayWidth = pen.measureText(date).width
    setType(pen, name)
    const room = end - x - MARK_PX - DATE_GAP * 2 - dayWidth
    const wanted = pen.measureText(outlet).width
    if (at > 0 && wanted > room) return
    const shown = clipped(pen, outlet, room)
    drawMark(pen, outlet, x, place.y, MARK_PX)
    pen.fillStyle = look.ink
    setType(pen, name)
    writeAt(pen, shown, x + MARK_PX + DATE_GAP, place.y + 21)
    const after = x + MARK_PX + DATE_GAP * 2 + pen.measureText(shown).width
    setType(pen, day)
    pen.fillStyle = look.ink3
    writeAt(pen, date, after, place.y + 21)
    x = after + dayWidth + 36
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

export function dayOf(iso: string, language: string): string {
  let format = formats.get(language)
  if (!format) formats.set(language, (format = formatOf(language)))
  return format.format(new Date(iso))
}

function formatOf(language: string): Intl.DateTimeFormat {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const
  try {
    return new Intl.DateTimeFormat(language, options)
  } catch {
    return new Intl.DateTimeFormat('en-GB', options)
  }
}
