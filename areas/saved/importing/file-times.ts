const EARLIEST_MS = Date.UTC(1990, 0, 1)
const LATEST_MS = Date.UTC(2100, 0, 1)
/** Larger numbers are milliseconds, and from here on microseconds. */
const SECONDS_UP_TO = 1e11
const MILLISECONDS_UP_TO = 1e14

/** A time that a file states as a number since 1970, in whatever unit; null for what is none. */
export function timeOfNumber(given: string | undefined): string | null {
  const number = Number(given?.trim() || Number.NaN)
  if (!Number.isFinite(number)) return null
  if (number < SECONDS_UP_TO) return timeAt(number * 1000)
  return timeAt(number < MILLISECONDS_UP_TO ? number : number / 1000)
}

/** A time that a file states in words, as ISO 8601 or close to it; null for what is none. */
export function timeOfWords(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > 60) return null
  const text = given.trim()
  // Without a zone it is taken as UTC, whatever this machine's is.
  const isBare = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d)?$/.test(text)
  return timeAt(Date.parse(isBare ? `${text.replace(' ', 'T')}Z` : text))
}

function timeAt(ms: number): string | null {
  return ms >= EARLIEST_MS && ms < LATEST_MS ? new Date(ms).toISOString() : null
}
