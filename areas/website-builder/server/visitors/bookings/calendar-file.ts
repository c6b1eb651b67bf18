interface Event {
  id: string
  start: Date
  end: Date
  title: string
  /** The address at which it can be cancelled. */
  address: string
  madeAt: Date
}

const MOST_BYTES = 74

/** One appointment as an iCalendar file (RFC 5545). Its times are UTC, which every calendar shows by its own clock. */
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

/** Escapes a text and replaces its line ends, so that no part of it becomes a line of the calendar. */
const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')

/** Lines are of 75 bytes at most; a space continues one. */
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
