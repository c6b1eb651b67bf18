import { fontStack } from './fonts.ts'
import { setType, type Box, type Pen, type Type } from './pen.ts'

/** A line of a broken text: its words, and the position in the text at which it starts. */
export interface TextLine {
  text: string
  start: number
}

export interface SetText {
  lines: TextLine[]
  type: Type
  /** The distance between two baselines. */
  leading: number
  height: number
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const words = new Intl.Segmenter(undefined, { granularity: 'word' })
/** Scripts without spaces, whose lines break between any two characters. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u
/** Matches signs that must not begin a line. */
const CLOSING = /^[\p{Pe}\p{Pf}、。，．！？：；」』）”’,.!?;:%]/u

/** Says if a text runs from right to left, by its first letter. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(/[\p{L}]/u.exec(text)?.[0] ?? '')
}

/** Breaks a text into lines of a width; a word wider than that is broken. */
export function brokenInto(pen: Pen, text: string, width: number): TextLine[] {
  const lines: TextLine[] = []
  let line: TextLine = { text: '', start: 0 }
  const close = () => {
    if (line.text.trim() !== '') lines.push({ ...line, text: line.text.trimEnd() })
  }
  for (const { piece, start } of piecesOf(text)) {
    const longer = line.text + piece
    if (pen.measureText(longer.trimEnd()).width <= width) {
      line.text = longer
      continue
    }
    close()
    line = { text: piece, start }
    if (pen.measureText(piece.trimEnd()).width <= width) continue
    line = { text: '', start }
    for (const { segment, index } of letters.segment(piece)) {
      if (line.text && pen.measureText(line.text + segment).width > width) {
        close()
        line = { text: '', start: start + index }
      }
      line.text += segment
    }
  }
  close()
  return lines
}

/**
 * The pieces between which a line may break: words with the space after them or, in scripts without
 * spaces, words with the marks that must not begin a line.
 */
function piecesOf(text: string): { piece: string; start: number }[] {
  const pieces: { piece: string; start: number }[] = []
  for (const { 0: piece, index } of text.matchAll(/\S+\s*/gu)) {
    if (!UNSPACED.test(piece)) {
      pieces.push({ piece, start: index })
      continue
    }
    for (const { segment, index: at } of words.segment(piece)) {
      const last = pieces.at(-1)
      const clings = CLOSING.test(segment) && last && last.start >= index
      if (clings || /^\s/u.test(segment)) last!.piece += segment
      else pieces.push({ piece: segment, start: index + at })
    }
  }
  return pieces
}

interface Fitting {
  family: Type['family']
  weight: number
  largest: number
  smallest: number
  /** The distance between two baselines, as a multiple of the size. */
  leading: number
}

const known = new Map<string, SetText>()
/**
 * The number of laid-out texts that are remembered, because a movement draws the same ones in each
 * frame.
 */
const TEXTS_KNOWN = 400

/** The share of the largest size at which a word is broken if it is still too wide. */
const SMALL_ENOUGH = 0.55

/**
 * Lays out a text in the largest size in which it fits into a box. If it does not fit in the
 * smallest size, it is cut.
 */
export function fitted(
  pen: Pen,
  text: string,
  box: Pick<Box, 'width' | 'height'>,
  how: Fitting,
): SetText {
  const key = JSON.stringify([text, box.width, box.height, how, fontStack(how.family)])
  let set = known.get(key)
  if (!set) {
    if (known.size >= TEXTS_KNOWN) known.clear()
    known.set(key, (set = fit(pen, text, box, how)))
  }
  setType(pen, set.type)
  return set
}

function fit(pen: Pen, text: string, box: Pick<Box, 'width' | 'height'>, how: Fitting): SetText {
  const { family, weight, largest, smallest } = how
  for (let size = largest; ; size -= size > 40 ? 4 : 2) {
    const type = { family, weight, size: Math.max(size, smallest) }
    setType(pen, type)
    const leading = type.size * how.leading
    const lines = brokenInto(pen, text, box.width)
    const height = lines.length * leading
    const isBroken = lines.some(
      ({ text: line, start }, at) =>
        at > 0 && start > 0 && !/\s/u.test(text[start - 1]!) && !UNSPACED.test(line),
    )
    if (
      height <= box.height &&
      (!isBroken || type.size <= Math.max(smallest, largest * SMALL_ENOUGH))
    )
      return { lines, type, leading, height }
    if (type.size > smallest) continue
    const room = Math.max(1, Math.floor(box.height / leading))
    const shown = lines.slice(0, room)
    if (lines.length > room) shown[room - 1] = shortened(pen, shown[room - 1]!, box.width)
    return { lines: shown, type, leading, height: shown.length * leading }
  }
}

/** The line, shortened so that an ellipsis fits after it. */
function shortened(pen: Pen, line: TextLine, width: number): TextLine {
  let { text } = line
  while (text && pen.measureText(`${text}…`).width > width) text = text.slice(0, -1)
  return { ...line, text: `${text.trimEnd()}…` }
}

/** A line of text that is shortened to a width if it is wider. */
export function clipped(pen: Pen, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text
  return shortened(pen, { text, start: 0 }, width).text
}

/**
 * Writes one line from this place to the right, with its words in reading order, such as a date in
 * Arabic.
 */
export function writeAt(pen: Pen, text: string, x: number, y: number): void {
  pen.textAlign = 'left'
  pen.direction = isRightToLeft(text) ? 'rtl' : 'ltr'
  pen.fillText(text, x, y)
}

/** The distance of the baseline from the top of the letters, as a share of their size. */
const BASELINE = 0.78

export interface Marked {
  /** The marked part of the text; it is underlaid with a color. */
  start: number
  end: number
  color: string
}

interface Writing {
  mark?: Marked | undefined
  /** The share of the text that has appeared, from 0 to 1. */
  share?: number
  /**
   * True to align the text to the right edge, false to the left edge; by default its first letter
   * decides.
   */
  isFlushRight?: boolean
}

/** Writes a text into a box, from the right edge if the text runs from right to left. */
export function writeText(
  pen: Pen,
  set: SetText,
  { x, y, width }: Omit<Box, 'height'>,
  color: string,
  { mark, share = 1, isFlushRight }: Writing = {},
): void {
  setType(pen, set.type)
  for (const [at, line] of set.lines.entries()) {
    const isRight = isFlushRight ?? isRightToLeft(line.text)
    const top = y + at * set.leading
    // Lines slide in one after the other.
    const own = Math.min(1, Math.max(0, share * (1 + set.lines.length * 0.15) - at * 0.15))
    if (own === 0) continue
    pen.save()
    if (own < 1) {
      pen.beginPath()
      pen.rect(x - 8, top - set.leading * 0.1, width + 16, set.leading * 1.12)
      pen.clip()
      pen.translate(0, (1 - own) * set.leading)
    }
    pen.direction = isRight ? 'rtl' : 'ltr'
    pen.textAlign = isRight ? 'right' : 'left'
    if (mark && !isRight)
      underlay(pen, line, { x, y: top, height: set.leading, size: set.type.size }, mark)
    pen.fillStyle = color
    pen.fillText(
      line.text,
      isRight ? x + width : x,
      top + set.leading * 0.5 + set.type.size * (BASELINE - 0.46),
    )
    pen.restore()
  }
}

function underlay(
  pen: Pen,
  line: TextLine,
  at: { x: number; y: number; height: number; size: number },
  mark: Marked,
) {
  const from = Math.max(0, mark.start - line.start)
  const to = Math.min(line.text.length, mark.end - line.start)
  if (from >= to) return
  const left = pen.measureText(line.text.slice(0, from)).width
  const right = pen.measureText(line.text.slice(0, to)).width
  pen.fillStyle = mark.color
  const middle = at.y + at.height / 2
  pen.fillRect(at.x + left - 3, middle - at.size * 0.58, right - left + 6, at.size * 1.16)
}
