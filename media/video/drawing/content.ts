import type { Script } from '#engine/scripts/script.ts'
import type { Content, Slide } from '../slides/slide.ts'
import { drawChart } from './chart.ts'
import { chapterHues, look, type Hue } from './look.ts'
import { dayOf, drawMark, drawSources } from './marks.ts'
import { fillBox, sectionRule, setType, type Box, type Pen } from './pen.ts'
import type { Picture } from './picture.ts'
import { clipped, fitted, isRightToLeft, writeAt, writeText } from './text.ts'

/**
 * Tells which share of a movement is done, 0 to 1, from its beginning and its length in seconds.
 */
export type Clock = (begin: number, seconds: number) => number

/** The clock for a slide in which nothing moves. */
export const AT_REST: Clock = () => 1

/** The data from which a slide is drawn. */
export interface Drawn {
  pen: Pen
  script: Script
  slide: Slide
  /** The area of the slide on the sheet. */
  area: Box
  /** The time of the frame, in seconds of the narration. */
  at: number
  clock: Clock
  /** The clock of a line that appears later than the slide. */
  lineClock(at: number): Clock
  picture: Picture | null
}

const SOURCE_HEIGHT = 28
/** The space between a statement and its source. */
const SOURCE_GAP = 24
const GUTTER = 48
const PICTURE_SHARE = 0.4
/** The least width of an area that has room for a picture next to the words. */
const ROOM_FOR_PICTURE = 1000

export function drawContent(drawn: Drawn): void {
  const { pen, slide, area, script, clock } = drawn
  const { content, sources } = slide
  const isCited = sources.length > 0 && content.kind !== 'sources' && content.kind !== 'sides'
  const height = area.height - (isCited ? SOURCE_HEIGHT + SOURCE_GAP : 0)
  const hue = chapterHues[slide.section.kind]
  const beside = drawPicture(drawn, { ...area, height })
  const box = { ...area, height, width: area.width - beside }
  drawKind(drawn, content, box, hue)
  if (!isCited) return
  pen.save()
  pen.globalAlpha = clock(0.35, 0.3)
  const y = area.y + area.height - SOURCE_HEIGHT
  drawSources(pen, sources, { x: area.x, y, width: area.width - beside }, script.language)
  pen.restore()
}

function drawKind(drawn: Drawn, content: Content, box: Box, hue: Hue): void {
  if (content.kind === 'text') drawLines(drawn, content, box, hue)
  else if (content.kind === 'figure') drawFigure(drawn, content, box, hue)
  else if (content.kind === 'quote') drawQuote(drawn, content, box, hue)
  else if (content.kind === 'chart') drawChart(drawn.pen, content.chart, box, hue, drawn.clock)
  else if (content.kind === 'sides') drawSides(drawn, content, box)
  else if (content.kind === 'lead') drawLead(drawn, content.text, box)
  else if (content.kind === 'title') drawLead(drawn, drawn.script.title, box)
  else if (content.kind === 'sources') drawList(drawn, box)
}

/** Draws the picture on the right; returns the width that it takes. */
function drawPicture({ pen, picture, clock, area }: Drawn, box: Box): number {
  if (!picture || area.width < ROOM_FOR_PICTURE) return 0
  const width = box.width * PICTURE_SHARE
  const x = box.x + box.width - width
  const { credit } = picture
  const height = box.height - (credit ? 30 : 0)
  const share = clock(0.05, 0.7)
  pen.save()
  pen.beginPath()
  pen.rect(x, box.y, width, height * share)
  pen.clip()
  pen.drawImage(picture.image, x, box.y, width, height)
  pen.restore()
  if (credit) {
    setType(pen, { family: 'sans', size: 18, weight: 400 })
    pen.fillStyle = look.ink3
    pen.textAlign = 'left'
    pen.fillText(clipped(pen, credit, width), x, box.y + height + 23)
  }
  return width + GUTTER
}

const PARAGRAPH_GAP = 30
/** A height for texts that may be as tall as they need. */
const UNBOUNDED = 1e6

function drawLines(
  { pen, at, lineClock }: Drawn,
  { lines }: Extract<Content, { kind: 'text' }>,
  box: Box,
  hue: Hue,
): void {
  const inset = lines.length > 1 ? 26 : 0
  const gaps = PARAGRAPH_GAP * (lines.length - 1)
  // All lines have the same size: the largest in which they fit together.
  const joined = lines.map(({ text }) => text).join('\n')
  const isWide = box.width > ROOM_FOR_PICTURE
  let size = lines.length > 1 ? (isWide ? 52 : 40) : isWide ? 64 : 50
  const setIn = (px: number) =>
    lines.map(({ text }) =>
      fitted(
        pen,
        text,
        { width: box.width - inset, height: UNBOUNDED },
        { family: 'serif', weight: 450, largest: px, smallest: px, leading: 1.22 },
      ),
    )
  const heightOf = (px: number) => setIn(px).reduce((sum, { height }) => sum + height, gaps)
  while (size > 22 && heightOf(size) > box.height) size -= 2
  const longWord = joined
    .split(/\s+/u)
    .some((word) => measured(pen, word, size) > box.width - inset)
  while (
    longWord &&
    size > 22 &&
    joined.split(/\s+/u).some((word) => measured(pen, word, size) > box.width - inset)
  )
    size -= 2
  const sets = setIn(size)
  const total = sets.reduce((sum, { height }) => sum + height, gaps)
  let y = box.y + Math.max(0, Math.min(70, (box.height - total) * 0.42))
  const current = lines.findLastIndex((line) => line.at <= at + 0.05)
  for (const [n, set] of sets.entries()) {
    const clock = lineClock(lines[n]!.at)
    const share = clock(0.1, 0.55)
    if (share > 0) {
      const isRight = isRightToLeft(lines[n]!.text)
      if (inset) {
        const bar = {
          x: isRight ? box.x + box.width - 4 : box.x,
          y: y + 4,
          width: 4,
          height: (set.height - 8) * share,
        }
        fillBox(pen, bar, n === current ? hue.solid : look.hair2)
      }
      const x = isRight ? box.x : box.x + inset
      writeText(
        pen,
        set,
        { x, y, width: box.width - inset },
        n === current ? look.ink : look.ink3,
        { share },
      )
    }
    y += set.height + PARAGRAPH_GAP
  }
}

/** Draws texts side by side, with a rule between the columns. */
function drawSides(
  { pen, at, lineClock, script }: Drawn,
  { sides }: Extract<Content, { kind: 'sides' }>,
  box: Box,
): void {
  const width = (box.width - GUTTER * (sides.length - 1)) / sides.length
  const words = { width, height: box.height - SOURCE_HEIGHT - SOURCE_GAP }
  const setIn = (px: number) =>
    sides.map(({ text }) =>
      fitted(pen, text, words, {
        family: 'serif',
        weight: 450,
        largest: px,
        smallest: 18,
        leading: 1.24,
      }),
    )
  const size = Math.min(...setIn(46).map(({ type }) => type.size))
  for (const [n, set] of setIn(size).entries()) {
    const { at: came, sources } = sides[n]!
    const clock = lineClock(came)
    const x = box.x + n * (width + GUTTER)
    if (n > 0)
      fillBox(pen, { x: x - GUTTER / 2, y: box.y, width: 1, height: box.height }, look.hair2)
    if (clock(0, 0.01) === 0) continue
    const isCurrent = sides.findLastIndex((side) => side.at <= at + 0.05) === n
    pen.save()
    pen.globalAlpha = clock(0, 0.3)
    drawSources(pen, sources, { x, y: box.y + 4, width }, script.language)
    pen.restore()
    const y = box.y + SOURCE_HEIGHT + SOURCE_GAP
    writeText(pen, set, { x, y, width }, isCurrent ? look.ink : look.ink2, {
      share: clock(0.1, 0.55),
    })
  }
}

function measured(pen: Pen, word: string, size: number): number {
  setType(pen, { family: 'serif', size, weight: 450 })
  return pen.measureText(word).width
}

/** Draws the number in large type, as its sentence writes it, with the sentence below. */
function drawFigure(
  { pen, clock }: Drawn,
  { text, figure }: Extract<Content, { kind: 'figure' }>,
  box: Box,
  hue: Hue,
): void {
  const boundHeight = figure.bound ? 46 : 0
  const isFlushRight = isRightToLeft(text)
  const number = fitted(
    pen,
    figure.text,
    { width: box.width, height: 200 },
    { family: 'serif', weight: 420, largest: 190, smallest: 60, leading: 1.02 },
  )
  const room = box.height - boundHeight - number.height - 44
  const sentence = fitted(
    pen,
    text,
    { width: box.width, height: room },
    { family: 'serif', weight: 420, largest: 36, smallest: 18, leading: 1.3 },
  )
  const total = boundHeight + number.height + 44 + sentence.height
  let y = box.y + Math.max(0, (box.height - total) * 0.3)
  if (figure.bound) {
    const bound = fitted(
      pen,
      figure.bound,
      { width: box.width, height: boundHeight },
      { family: 'serif-italic', weight: 420, largest: 36, smallest: 24, leading: 1.2 },
    )
    writeText(pen, bound, { ...box, y }, look.ink2, { share: clock(0.05, 0.4), isFlushRight })
    y += boundHeight
  }
  // The number slides in instead of counting up, so that no frame shows a wrong number.
  writeText(pen, number, { ...box, y }, hue.solid, { share: clock(0.1, 0.55), isFlushRight })
  y += number.height + 20
  fillBox(pen, { x: box.x, y, width: box.width * clock(0.15, 0.6), height: 1 }, look.hair2)
  const marked = clock(0.95, 0.01) === 1
  const mark = marked ? { start: figure.start, end: figure.end, color: hue.wash } : undefined
  writeText(pen, sentence, { ...box, y: y + 24 }, look.ink, { share: clock(0.3, 0.5), mark })
}

function drawQuote(
  { pen, clock }: Drawn,
  { quote, before, after }: Extract<Content, { kind: 'quote' }>,
  box: Box,
  hue: Hue,
): void {
  const small = { family: 'sans', weight: 400, largest: 26, smallest: 18, leading: 1.4 } as const
  const isRight = isRightToLeft(quote)
  const inner = { ...box, x: isRight ? box.x : box.x + 34, width: box.width - 34 }
  const lead = before && fitted(pen, before, { width: inner.width, height: 80 }, small)
  const end = after && fitted(pen, after, { width: inner.width, height: 110 }, small)
  const around = (lead ? lead.height + 16 : 0) + (end ? end.height + 26 : 0)
  const words = fitted(
    pen,
    quote,
    { width: inner.width, height: box.height - around },
    { family: 'serif-italic', weight: 420, largest: 66, smallest: 22, leading: 1.2 },
  )
  const total = around + words.height
  let y = box.y + Math.max(0, (box.height - total) * 0.36)
  const bar = { x: isRight ? box.x + box.width - 6 : box.x, width: 6 }
  fillBox(pen, { ...bar, y: y + 4, height: (total - 4) * clock(0, 0.5) }, hue.solid)
  if (lead) {
    writeText(pen, lead, { ...inner, y }, look.ink2, { share: clock(0.1, 0.35) })
    y += lead.height + 16
  }
  writeText(pen, words, { ...inner, y }, look.ink, { share: clock(0.2, 0.6) })
  if (end)
    writeText(pen, end, { ...inner, y: y + words.height + 26 }, look.ink2, {
      share: clock(0.5, 0.35),
    })
}

/** Draws a question in the size of a headline. */
function drawLead({ pen, clock, slide }: Drawn, text: string, box: Box): void {
  const hue = chapterHues[slide.section.kind]
  const words = fitted(
    pen,
    text,
    { width: box.width, height: box.height - 40 },
    { family: 'serif', weight: 500, largest: 68, smallest: 26, leading: 1.14 },
  )
  const y = box.y + Math.max(0, (box.height - words.height) * 0.4)
  const width = Math.min(140, box.width)
  const x = isRightToLeft(text) ? box.x + box.width - width : box.x
  sectionRule(pen, { x, y: y - 26, width }, hue.solid, clock(0, 0.4))
  writeText(pen, words, { ...box, y }, look.ink, { share: clock(0.1, 0.6) })
}

const MOST_ROWS = 8
const ROW = 54

/** Draws the list of a piece's sources. */
function drawList({ pen, script, clock }: Drawn, box: Box): void {
  const { sources, language } = script
  if (sources.length > MOST_ROWS)
    return drawNames(pen, [...new Set(sources.map(({ outlet }) => outlet))], box)
  const y0 = box.y + Math.max(0, (box.height - sources.length * ROW) * 0.1)
  for (const [n, { outlet, title, publishedAt }] of sources.entries()) {
    const y = y0 + n * ROW
    pen.save()
    pen.globalAlpha = clock(0.1 + n * 0.07, 0.3)
    if (n > 0) fillBox(pen, { x: box.x, y, width: box.width, height: 1 }, look.hair)
    drawMark(pen, outlet, box.x, y + 11, 30)
    setType(pen, { family: 'sans', size: 21, weight: 400 })
    const day = dayOf(publishedAt, language)
    const dayWidth = pen.measureText(day).width
    pen.fillStyle = look.ink3
    writeAt(pen, day, box.x + box.width - dayWidth, y + 33)
    setType(pen, { family: 'sans', size: 21, weight: 600 })
    pen.fillStyle = look.ink
    writeAt(pen, clipped(pen, outlet, 240), box.x + 46, y + 33)
    setType(pen, { family: 'serif', size: 22, weight: 420 })
    pen.fillStyle = look.ink2
    const from = box.x + 310
    writeAt(pen, clipped(pen, title, box.x + box.width - dayWidth - 30 - from), from, y + 33)
    pen.restore()
  }
}

function drawNames(pen: Pen, names: string[], box: Box): void {
  const set = fitted(pen, names.join('  ·  '), box, {
    family: 'serif',
    weight: 450,
    largest: 34,
    smallest: 13,
    leading: 1.4,
  })
  writeText(pen, set, box, look.ink)
}
