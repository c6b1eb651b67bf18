import type { ProgrammeTimes } from './contracts/programmes.ts'
import type { Subject } from './subject.ts'

export const weekdays = [
  { value: 1, label: 'Mon' },
  { value: 2, label: 'Tue' },
  { value: 3, label: 'Wed' },
  { value: 4, label: 'Thu' },
  { value: 5, label: 'Fri' },
  { value: 6, label: 'Sat' },
  { value: 7, label: 'Sun' },
] as const

const WORKING_DAYS = '1,2,3,4,5'
const EVERY_DAY = '1,2,3,4,5,6,7'

/**
 * Describes the times of a programme: "Weekdays at 06:30", "After 5 new articles". The time zone is
 * added if it differs from the reader's.
 */
export function timesWords(times: ProgrammeTimes, zone: string): string {
  if (times.kind === 'articles')
    return `After ${times.count} new ${times.count === 1 ? 'article' : 'articles'}`
  const elsewhere = times.zone === zone ? '' : ` (${times.zone})`
  return `${daysWords(times.days)} at ${times.time}${elsewhere}`
}

function daysWords(days: readonly number[]): string {
  const chosen = days.toSorted((a, b) => a - b)
  if (chosen.join() === WORKING_DAYS) return 'Weekdays'
  if (chosen.join() === EVERY_DAY) return 'Every day'
  return weekdays
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => label)
    .join(', ')
}

/**
 * Reads a subject from a text that `subjectKey` made. It uses no schema, because schemas are not
 * loaded in browsers.
 */
export function chosenSubject(value: string): Subject {
  const end = value.indexOf(':')
  const [kind, rest] = end < 0 ? [value, ''] : [value.slice(0, end), value.slice(end + 1)]
  if (kind === 'article') return { kind, id: Number(rest) }
  if (kind === 'topic' || kind === 'hub') return { kind, id: rest }
  if (kind === 'folder') return { kind, name: rest }
  if (kind === 'search') return { kind, text: rest }
  if (kind === 'recent') return { kind, hours: Number(rest) }
  return { kind: 'saved' }
}
