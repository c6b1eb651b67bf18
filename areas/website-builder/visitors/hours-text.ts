import { CLOCK_TIME, type Span } from './booking-hours.ts'

/** The hours of a day as text: "09:00-12:00, 13:00-17:00". */
export function spansText(spans: readonly Span[]): string {
  return spans.map(({ from, to }) => `${from}-${to}`).join(', ')
}

/** Parses the hours of a day; null if the text is not valid. */
export function spansIn(text: string): Span[] | null {
  const parts = text.split(/[,;]/).flatMap((part) => part.trim() || [])
  const spans = parts.map((part) => {
    const [from = '', to = '', ...rest] = part.split(/[-–]/).map((time) => clockIn(time.trim()))
    const isSpan = [from, to].every((time) => CLOCK_TIME.test(time)) && from < to
    return isSpan && rest.length === 0 ? { from, to } : null
  })
  const read = spans.filter((span) => span !== null)
  return read.length === spans.length ? read : null
}

/** Completes a time: "9" and "9:00" become "09:00". */
function clockIn(time: string): string {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?::(\d{2}))?$/.exec(time) ?? []
  return hours === undefined ? time : `${hours.padStart(2, '0')}:${minutes}`
}

/** Parses days, one per line or separated by commas; null if one is not valid. */
export function daysIn(text: string): string[] | null {
  const lines = text.split(/[\n,]/).flatMap((line) => line.trim() || [])
  return lines.every(isDay) ? lines : null
}

/**
 * Says if a text is a day of the calendar. It does not use the schemas, because browsers do not
 * load them.
 */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
