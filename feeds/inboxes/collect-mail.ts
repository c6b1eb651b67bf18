import { MAIL } from '../limits.ts'

const LINE_FEED = 10
const HYPHEN = 45

/** Thrown for a mail that exceeds a limit; the message names the limit. */
export class TooMuchMail extends Error {}

/**
 * Collects a mail while counting its bytes, its lines, and the lines that begin like part
 * boundaries (RFC 2046: "--"). If it exceeds a limit, the rest is read and dropped before a
 * `TooMuchMail` is thrown, so that the sender gets the reason.
 */
export async function collectMail(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  const counted = nothing()
  let lastTwo = BEGINNING
  let excess: string | null = null
  for await (const chunk of stream) {
    if (excess !== null) continue
    lastTwo = countIn(chunk, counted, lastTwo)
    excess = excessOf(counted)
    if (excess === null) chunks.push(chunk)
    else chunks.length = 0
  }
  if (excess !== null) throw new TooMuchMail(excess)
  return Buffer.concat(chunks)
}

/** Explains which limit a mail exceeds; null for an acceptable mail. */
export function excessIn(raw: Uint8Array): string | null {
  const counted = nothing()
  countIn(raw, counted, BEGINNING)
  return excessOf(counted)
}

const nothing = () => ({ bytes: 0, lines: 0, parts: 0 })
const BEGINNING = [LINE_FEED, LINE_FEED]

/** Adds a chunk to the counts; returns the last two bytes, which the next call needs. */
function countIn(
  chunk: Uint8Array,
  counted: { bytes: number; lines: number; parts: number },
  [before = LINE_FEED, last = LINE_FEED]: number[],
): number[] {
  counted.bytes += chunk.length
  let [first, second] = [before, last]
  for (const byte of chunk) {
    if (byte === LINE_FEED) counted.lines++
    else if (byte === HYPHEN && second === HYPHEN && first === LINE_FEED) counted.parts++
    first = second
    second = byte
  }
  return [first, second]
}

function excessOf({ bytes, lines, parts }: { bytes: number; lines: number; parts: number }) {
  if (bytes > MAIL.bytes) return `Messages can have at most ${MAIL.bytes} bytes.`
  if (lines > MAIL.lines + bytes / MAIL.bytesPerLine) {
    return `Messages can have at most ${MAIL.lines} lines, and one more for each ${MAIL.bytesPerLine} bytes.`
  }
  if (parts > MAIL.parts) return `Messages can have at most ${MAIL.parts} parts.`
  return null
}
