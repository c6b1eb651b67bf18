interface Event {
  id: string
  start: Date
  end: Date
  title: string
  /** The address at which the appointment can be canceled. */
  address: string
  madeAt: Date
}

const MOST_BYTES = 74

/**
 * An iCalendar file (RFC 5545) with one appointment. Times are in UTC, which calendars convert to
 * their own time zone.
 */
export function calendarFile({ id, start, end, title, address, madeAt }: Event): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Synthwire//Sites//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@synthwire`,
    `DTSTAMP:${stamp(madeAt)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join('')
}

const stamp = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/**
 * Escapes a text, and replaces line breaks in it, so that no part of it becomes a line of the file.
 */
const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')

/** Splits a line into lines of at most 75 bytes; a continued line begins with a space. */
function folded(line: string): string[] {
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    if (Buffer.byteLength(current + character) > MOST_BYTES) {
      lines.push(current)
      current = ' '
    }
    current += character
  }
  return [...lines, current]
}
