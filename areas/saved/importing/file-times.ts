import { readDate } from '#engine/dates/read-date.ts'

const EARLIEST_MS = Date.UTC(1990, 0, 1)
const LATEST_MS = Date.UTC(2100, 0, 1)
/**
 * The limits up to which a number means seconds, milliseconds or microseconds since 1970. Larger
 * numbers have other units.
 */
const SECONDS_UP_TO = 1e11
const MILLISECONDS_UP_TO = 1e14
const MICROSECONDS_UP_TO = 5e15
/**
 * The limit up to which a larger number means microseconds since 1601, as in Chromium. Above it are
 * nanoseconds since 1970.
 */
const CHROMIUM_UP_TO = 1e17
const FROM_1601_MS = Date.UTC(1601, 0, 1)

/**
 * Converts a time in a file, given in words or as a number of any unit, to ISO 8601 in UTC; null
 * for anything else.
 */
export function timeOf(given: unknown): string | null {
  if (typeof given === 'number') return timeOfNumber(given)
  if (typeof given !== 'string' || given.length > 60) return null
  const text = given.trim()
  return /^\d{8,}(?:\.\d+)?$/.test(text) ? timeOfNumber(Number(text)) : timeOfWords(text)
}

function timeOfNumber(number: number): string | null {
  if (!Number.isFinite(number)) return null
  if (number < SECONDS_UP_TO) return timeAt(number * 1000)
  if (number < MILLISECONDS_UP_TO) return timeAt(number)
  if (number < MICROSECONDS_UP_TO) return timeAt(number / 1000)
  if (number < CHROMIUM_UP_TO) return timeAt(number / 1000 + FROM_1601_MS)
  return timeAt(number / 1e6)
}

/** Parses a time in words. Without a time zone it counts as UTC, whatever zone this machine has. */
function timeOfWords(text: string): string | null {
  const read = readDate(text)
  return read === null ? null : timeAt(Date.parse(read))
}

function timeAt(ms: number): string | null {
  return ms >= EARLIEST_MS && ms < LATEST_MS ? new Date(ms).toISOString() : null
}
