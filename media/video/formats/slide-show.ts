import { AT_REST, drawContent, type Clock } from '../drawing/content.ts'
import { BAND, CONTENT, drawBand, drawHeader, drawTape, drawTitle, TAPE } from '../drawing/frame.ts'
import { look, SHEET_HEIGHT, SHEET_WIDTH } from '../drawing/look.ts'
import { fillBox, type Box } from '../drawing/pen.ts'
import type { Content, ShownLine, Slide } from '../slides/slide.ts'
import type { Layer } from './film.ts'
import type { Reel } from './reel.ts'

/** The time within which all parts of a slide appear. */
export const MOVING_SECONDS = 1.4

interface ShowSettings {
  isAnimated: boolean
  framesPerSecond: number
  area?: Box
}

/** The layer of the slides, each with its chapter's title above. */
export function slideLayer(
  reel: Reel,
  { isAnimated, framesPerSecond, area = CONTENT }: ShowSettings,
): Layer {
  const { script } = reel
  const clockFrom = (start: number, at: number): Clock =>
    isAnimated ? (begin, seconds) => eased((at - start - begin) / seconds) : AT_REST
  return {
    box: { x: 0, y: 0, width: SHEET_WIDTH, height: BAND.y },
    keyAt(at) {
      const slide = slideAt(reel.slides, at)
      const shown = shownLines(slide, at)
      const moving = isAnimated && isMoving(slide, at) ? Math.round(at * framesPerSecond) : ''
      return `${reel.slides.indexOf(slide)} ${shown} ${moving}`
    },
    draw(pen, at) {
      const slide = slideAt(reel.slides, at)
      const index = reel.slides.indexOf(slide)
      fillBox(pen, { x: 0, y: 0, width: SHEET_WIDTH, height: SHEET_HEIGHT }, look.paper)
      const clock = clockFrom(slide.start, at)
      const picture = reel.pictures.get(slide) ?? null
      if (slide.content.kind === 'title' && area === CONTENT) {
        drawTitle(pen, script, slide, picture, clock)
        return
      }
      const isNewChapter = reel.slides[index - 1]?.section !== slide.section
      drawHeader(pen, slide, script, isNewChapter ? clock : AT_REST)
      const lineClock = (came: number) => {
        if (came > at + 0.05) return () => 0
        return clockFrom(Math.max(came, slide.start), at)
      }
      drawContent({ pen, script, slide, area, at, clock, lineClock, picture })
    },
  }
}

/** The layer of the captions, at the bottom. */
export function captionLayer({ narration: { cues }, hasHosts }: Reel): Layer {
  const cueAt = (at: number) =>
    cues.find(({ start, end }) => start - 0.02 <= at && at < end) ?? null
  return {
    box: BAND,
    keyAt(at) {
      const cue = cueAt(at)
      return cue ? `${cues.indexOf(cue)}` : ''
    },
    draw: (pen, at) => drawBand(pen, cueAt(at), hasHosts),
  }
}

/**
 * The layer that shows the progress, in this many steps; with 0 steps, it changes once a second.
 */
export function tapeLayer({ narration }: Reel, steps: number): Layer {
  return {
    box: TAPE,
    keyAt: (at) =>
      steps > 0 ? `${Math.round((at / narration.seconds) * steps)}` : `${Math.floor(at)}`,
    draw: (pen, at) => drawTape(pen, narration, at),
  }
}

export function slideAt(slides: readonly Slide[], at: number): Slide {
  return slides.findLast(({ start }) => start <= at + 0.001) ?? slides[0]!
}

/** Counts the visible sentences of a slide. */
function shownLines({ content }: Slide, at: number): number {
  return linesOf(content).filter((line) => line.at <= at + 0.05).length
}

/** The lines of a slide that appear one after the other. */
function linesOf(content: Content): readonly ShownLine[] {
  if (content.kind === 'text') return content.lines
  return content.kind === 'sides' ? content.sides : []
}

/** Says if parts of a slide are still moving. */
export function isMoving({ start, content }: Slide, at: number): boolean {
  const begins = [start, ...linesOf(content).map((line) => line.at)]
  return begins.some((begin) => at >= begin - 0.001 && at < begin + MOVING_SECONDS)
}

/** Eases a movement: fast at first, and slowly at its end. */
function eased(share: number): number {
  const within = Math.min(1, Math.max(0, share))
  return 1 - (1 - within) ** 3
}
