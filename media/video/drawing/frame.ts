import { voiceWordsIn } from '#engine/scripts/connectives/voice-words.ts'
import type { Script } from '#engine/scripts/script.ts'
import type { Cue, Narration } from '../../sound/narration.ts'
import type { Slide } from '../slides/slide.ts'
import type { Clock } from './content.ts'
import { chapterHues, look, MARGIN, SHEET_HEIGHT, SHEET_WIDTH } from './look.ts'
import { drawLogo, drawSources } from './marks.ts'
import { fillBox, sectionRule, setType, type Box, type Pen } from './pen.ts'
import type { Picture } from './picture.ts'
import { clipped, fitted, writeText } from './text.ts'

/** The area for the words of a slide. */
export const CONTENT: Box = { x: MARGIN, y: 118, width: SHEET_WIDTH - 2 * MARGIN, height: 462 }
/** The areas of the captions and of the tape that shows the progress. */
export const BAND: Box = { x: 0, y: 604, width: SHEET_WIDTH, height: 92 }
export const TAPE: Box = { x: 0, y: 696, width: SHEET_WIDTH, height: SHEET_HEIGHT - 696 }
const RULE_Y = 36

/** Draws the chapter's title above a slide, and the note that the voices are synthetic. */
export function drawHeader(pen: Pen, { section }: Slide, { language }: Script, clock: Clock): void {
  const { voices } = voiceWordsIn(language)
  const hue = chapterHues[section.kind]
  const width = SHEET_WIDTH - 2 * MARGIN
  sectionRule(pen, { x: MARGIN, y: RULE_Y, width }, hue.solid, clock(0, 0.5))
  setType(pen, { family: 'sans', size: 18, weight: 400 })
  const note = pen.measureText(voices).width
  pen.textAlign = 'left'
  pen.direction = 'ltr'
  pen.fillStyle = look.ink3
  pen.fillText(voices, MARGIN + width - note, RULE_Y + 37)
  drawLogo(pen, MARGIN + width - note - 34, RULE_Y + 19, 24)
  const title = fitted(
    pen,
    section.title,
    { width: width - note - 80, height: 36 },
    { family: 'serif', weight: 550, largest: 25, smallest: 16, leading: 1.3 },
  )
  writeText(
    pen,
    { ...title, lines: title.lines.slice(0, 1) },
    { x: MARGIN, y: RULE_Y + 14, width: width - note - 80 },
    hue.solid,
  )
}

const TITLE_WIDTH = 600
const PICTURE_LEFT = 728

/** Draws the opening slide: the title and its sources. */
export function drawTitle(
  pen: Pen,
  script: Script,
  slide: Slide,
  picture: Picture | null,
  clock: Clock,
): void {
  const hue = chapterHues[slide.section.kind]
  const { voices } = voiceWordsIn(script.language)
  if (picture) {
    pen.save()
    pen.beginPath()
    pen.rect(PICTURE_LEFT, 0, SHEET_WIDTH - PICTURE_LEFT, BAND.y * clock(0, 1))
    pen.clip()
    pen.drawImage(picture.image, PICTURE_LEFT, 0, SHEET_WIDTH - PICTURE_LEFT, BAND.y)
    pen.restore()
  }
  drawLogo(pen, MARGIN, 48, 40)
  setType(pen, { family: 'serif', size: 26, weight: 550 })
  pen.textAlign = 'left'
  pen.direction = 'ltr'
  pen.fillStyle = look.ink
  pen.fillText('Synthwire', MARGIN + 54, 77)
  setType(pen, { family: 'sans', size: 18, weight: 400 })
  pen.fillStyle = look.ink3
  pen.fillText(voices, MARGIN + TITLE_WIDTH - pen.measureText(voices).width, 76)
  sectionRule(pen, { x: MARGIN, y: 122, width: TITLE_WIDTH }, hue.solid, clock(0.1, 0.5))
  const room = { width: TITLE_WIDTH, height: 330 }
  const title = fitted(pen, script.title, room, {
    family: 'serif',
    weight: 500,
    largest: 72,
    smallest: 22,
    leading: 1.1,
  })
  writeText(pen, title, { x: MARGIN, y: 150, width: TITLE_WIDTH }, look.ink, {
    share: clock(0.2, 0.7),
  })
  pen.save()
  pen.globalAlpha = clock(0.7, 0.4)
  const sources = slide.sources.length > 0 ? slide.sources : script.sources
  drawSources(pen, sources, { x: MARGIN, y: 540, width: TITLE_WIDTH }, script.language)
  pen.restore()
  if (picture?.credit) drawCredit(pen, picture.credit)
}

function drawCredit(pen: Pen, outlet: string): void {
  setType(pen, { family: 'sans', size: 17, weight: 400 })
  const shown = clipped(pen, outlet, 400)
  const width = pen.measureText(shown).width + 24
  fillBox(pen, { x: SHEET_WIDTH - width, y: BAND.y - 34, width, height: 34 }, look.paper)
  pen.fillStyle = look.ink3
  pen.textAlign = 'left'
  pen.fillText(shown, SHEET_WIDTH - width + 12, BAND.y - 11)
}

const CAPTION_WIDTH = 980

/** Draws the band with the current caption. */
export function drawBand(pen: Pen, cue: Cue | null, hasHosts: boolean): void {
  fillBox(pen, BAND, look.well)
  fillBox(pen, { ...BAND, height: 1 }, look.hair2)
  if (!cue) return
  const text = fitted(
    pen,
    cue.text,
    { width: CAPTION_WIDTH, height: 76 },
    { family: 'sans', weight: 500, largest: 27, smallest: 15, leading: 1.32 },
  )
  const y = BAND.y + 10 + (78 - text.height) / 2
  const widths = text.lines.map((line) => pen.measureText(line.text).width + 2)
  for (const [n, line] of text.lines.entries()) {
    const width = widths[n]!
    const set = { ...text, lines: [line] }
    writeText(pen, set, { x: (SHEET_WIDTH - width) / 2, y: y + n * text.leading, width }, look.ink)
  }
  if (hasHosts)
    drawSpeaker(pen, cue.speaker, (SHEET_WIDTH - Math.max(...widths)) / 2 - 44, y + text.height / 2)
}

function drawSpeaker(pen: Pen, speaker: Cue['speaker'], x: number, middle: number): void {
  fillBox(
    pen,
    { x, y: middle - 13, width: 26, height: 26 },
    speaker === 'a' ? look.ink : look.pencil,
  )
  setType(pen, { family: 'sans', size: 17, weight: 600 })
  pen.fillStyle = look.onInk
  pen.textAlign = 'center'
  pen.direction = 'ltr'
  pen.fillText(speaker.toUpperCase(), x + 13, middle + 6)
}

/**
 * Draws the tape that shows the progress: a tick for each chapter, and a dot at the current time.
 */
export function drawTape(pen: Pen, { seconds, chapters }: Narration, at: number): void {
  const y = TAPE.y + 12
  fillBox(pen, TAPE, look.well)
  const width = SHEET_WIDTH - 2 * MARGIN
  const done = Math.min(1, at / seconds) * width
  fillBox(pen, { x: MARGIN, y, width, height: 1 }, look.edge)
  fillBox(pen, { x: MARGIN, y: y - 1, width: done, height: 3 }, look.pencil)
  for (const { start } of chapters) {
    const x = MARGIN + (start / seconds) * width
    fillBox(pen, { x, y: y - 5, width: 2, height: 11 }, start <= at ? look.pencil : look.ink3)
  }
  pen.fillStyle = look.pencil
  pen.beginPath()
  pen.arc(MARGIN + done, y + 0.5, 5, 0, Math.PI * 2)
  pen.fill()
}
