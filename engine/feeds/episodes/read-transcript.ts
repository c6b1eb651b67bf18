import { parseJson } from '#core/bounded-json.ts'
import { Problem } from '#core/problem.ts'
import { plainText, upTo } from '../../markup/plain-text.ts'
import { secondsStated } from './seconds-stated.ts'

/** The words of a recording: line by line with times in seconds, or as text where the file has no times. */
export interface Transcript {
  lines: TranscriptLine[]
  text: string | null
}

export interface TranscriptLine {
  start: number
  end: number
  text: string
}

const MOST_LINES = 10_000
const LINE_CHARACTERS = 2000
const TEXT_CHARACTERS = 400_000
/** The characters up to which lines are joined, because files of captions split a sentence into many. */
const JOINED_CHARACTERS = 160

const TIMES =
  /^\s*((?:\d{1,3}:)?\d{1,2}:\d{1,2}[.,]\d{1,3})\s*-->\s*((?:\d{1,3}:)?\d{1,2}:\d{1,2}[.,]\d{1,3})/

/**
 * Reads a transcript as WebVTT, SubRip, JSON of Podcasting 2.0, HTML or plain text. The format is
 * recognized by the content, because stated types are often wrong.
 */
export function readTranscript(file: Uint8Array): Transcript {
  const source = new TextDecoder().decode(file).replace(/^\ufeff/, '')
  const begins = source.slice(0, 200).trimStart()
  if (begins.startsWith('{') || begins.startsWith('[')) return timed(linesOfJson(source))
  const cues = linesOfCues(source)
  if (cues.length > 0) return timed(cues)
  const text = upTo(/<[a-z!]/i.test(source) ? plainText(source) : source.trim(), TEXT_CHARACTERS)
  return { lines: [], text: text === '' ? null : text }
}

function timed(lines: TranscriptLine[]): Transcript {
  return { lines: joined(lines), text: null }
}

/** Reads WebVTT and SubRip: a line with two times, then text until the next empty line. */
function linesOfCues(source: string): TranscriptLine[] {
  const lines: TranscriptLine[] = []
  let times: { start: number; end: number } | null = null
  let said: string[] = []
  let speaker = ''
  function close() {
    const text = said.join(' ')
    if (times && text !== '' && lines.length < MOST_LINES) lines.push({ ...times, text })
    times = null
    said = []
  }
  for (const line of source.split(/\r\n|\r|\n/)) {
    const found = line.length < LINE_CHARACTERS ? TIMES.exec(line) : null
    if (found) {
      close()
      times = spanOf(found[1], found[2])
    } else if (line.trim() === '') close()
    else if (times) {
      const named = /^\s*<v(?:\.[\w.-]{1,40})?\s([^>]{1,80})>/.exec(line)?.[1]?.trim()
      const words = plainText(upTo(line, LINE_CHARACTERS)).replaceAll('\n', ' ')
      const isOther = named !== undefined && named !== speaker
      if (named !== undefined) speaker = named
      if (words !== '') said.push(isOther ? `${named}: ${words}` : words)
    }
  }
  close()
  return lines
}

function linesOfJson(source: string): TranscriptLine[] {
  const lines: TranscriptLine[] = []
  let speaker = ''
  for (const segment of segmentsIn(source).slice(0, MOST_LINES)) {
    const { startTime, start, endTime, end, body, text, speaker: named } = segment
    const times = spanOf(startTime ?? start, endTime ?? end)
    const stated = typeof body === 'string' ? body : typeof text === 'string' ? text : ''
    const words = upTo(stated, LINE_CHARACTERS).trim()
    if (!times || words === '') continue
    const isOther = typeof named === 'string' && named !== speaker && named !== ''
    if (isOther) speaker = named
    lines.push({ ...times, text: isOther ? `${upTo(named, 80)}: ${words}` : words })
  }
  return lines
}

function segmentsIn(source: string): Record<string, unknown>[] {
  let document: unknown
  try {
    document = parseJson(source)
  } catch (error) {
    if (error instanceof Problem || error instanceof SyntaxError) return []
    throw error
  }
  const list = (document as { segments?: unknown } | null)?.segments ?? document
  if (!Array.isArray(list)) return []
  return list.filter((one) => typeof one === 'object' && one !== null)
}

function spanOf(from: unknown, to: unknown) {
  const start = secondsStated(from)
  if (start === undefined) return null
  return { start, end: Math.max(start, secondsStated(to) ?? start) }
}

/** Sorts lines by time, and joins the parts of a sentence to one line. */
function joined(lines: TranscriptLine[]): TranscriptLine[] {
  const whole: TranscriptLine[] = []
  for (const line of lines.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1)
    const isPart =
      last !== undefined &&
      !/[.!?。！？…:]["'”’)]?$/.test(last.text.slice(-3)) &&
      !/^[\p{L}\p{N} .'-]{1,80}:/u.test(line.text.slice(0, 90)) &&
      last.text.length + line.text.length < JOINED_CHARACTERS
    // Captions that scroll repeat their last line.
    if (last && line.text === last.text) last.end = Math.max(last.end, line.end)
    else if (isPart)
      whole[whole.length - 1] = { ...last, end: line.end, text: `${last.text} ${line.text}` }
    else whole.push(line)
  }
  return whole
}
