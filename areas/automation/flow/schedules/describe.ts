import type { Schedule } from './schedule.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const shorthands: Record<string, string> = {
  '@hourly': '0 * * * *',
  '@daily': '0 0 * * *',
  '@weekly': '0 0 * * 0',
  '@monthly': '0 0 1 * *',
  '@yearly': '0 0 1 1 *',
}

/**
 * Describes a schedule in words, such as "Every weekday at 06:00, Europe/Berlin". An unusual
 * schedule is shown as a cron expression.
 */
export function describeSchedule({ cron, zone }: Schedule): string {
  const fields = (shorthands[cron.trim()] ?? cron).trim().split(/\s+/)
  const words = fields.length === 5 ? wordsOf(fields as Fields) : null
  return `${words ?? `Cron ${cron.trim()}`}, ${zone}`
}

type Fields = [minute: string, hour: string, day: string, month: string, weekday: string]

function wordsOf([minute, hour, day, month, weekday]: Fields): string | null {
  const time = timeWords(minute, hour)
  const days = dayWords(day, weekday)
  const months = monthWords(month)
  if (!time || days === null || months === null) return null
  if (time.isOfDay) {
    const when = days === '' ? 'Every day' : days
    return `${when}${months} at ${time.words}`
  }
  const on = days === '' ? '' : `, ${days.charAt(0).toLowerCase()}${days.slice(1)}`
  return `${time.words}${on}${months}`
}

function timeWords(minute: string, hour: string): { words: string; isOfDay: boolean } | null {
  const [minutes, hours] = [numbers(minute, 0, 59), numbers(hour, 0, 23)]
  const every = step(minute)
  if (every) {
    if (hour !== '*') return between(everyWords(every, 'minute'), hour)
    return { words: everyWords(every, 'minute'), isOfDay: false }
  }
  if (minute === '*' && hour === '*') return { words: 'Every minute', isOfDay: false }
  if (!minutes || minutes.length !== 1) return null
  const past = minutes[0] === 0 ? '' : `, ${minutes[0]} minutes past`
  const everyHour = step(hour) ?? (hour === '*' ? 1 : null)
  if (everyHour) return { words: `${everyWords(everyHour, 'hour')}${past}`, isOfDay: false }
  if (!hours) return null
  if (hours.length > 6) return between(`Every hour${past}`, hour)
  return { words: listed(hours.map((one) => `${two(one)}:${two(minutes[0]!)}`)), isOfDay: true }
}

function between(words: string, hour: string) {
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(hour) ?? []
  if (from === undefined) return null
  return { words: `${words} from ${two(Number(from))}:00 to ${two(Number(to))}:59`, isOfDay: false }
}

function dayWords(day: string, weekday: string): string | null {
  const isAny = (field: string) => field === '*' || field === '?'
  // If both are given, cron runs when either matches, which is hard to say in a short text.
  if (!isAny(day) && !isAny(weekday)) return null
  if (!isAny(weekday)) {
    const days = numbers(named(weekday, DAYS, 0), 0, 7)?.map((one) => one % 7)
    if (!days) return null
    const key = [...new Set(days)].toSorted((a, b) => a - b).join(',')
    if (key === '1,2,3,4,5') return 'Every weekday'
    if (key === '0,1,2,3,4,5,6') return ''
    return `Every ${listed([...new Set(days)].map((one) => DAYS[one]!))}`
  }
  if (isAny(day)) return ''
  if (day === 'L') return 'On the last day of the month'
  const every = step(day)
  if (every) return null
  const dates = numbers(day, 1, 31)
  return dates && `On the ${listed(dates.map(ordinal))}`
}

function monthWords(month: string): string | null {
  if (month === '*') return ''
  const months = numbers(named(month, MONTHS, 1), 1, 12)
  return months && ` in ${listed(months.map((one) => MONTHS[one - 1]!))}`
}

/** The number in a step field such as "*\/15"; null for any other field. */
const step = (field: string) => {
  const [, every] = /^(?:\*|0)\/(\d{1,2})$/.exec(field) ?? []
  return every ? Number(every) : null
}

const everyWords = (every: number, unit: string) =>
  every === 1 ? `Every ${unit}` : `Every ${every} ${unit}s`

/** Replaces the names of days and months with their numbers. */
const named = (field: string, names: readonly string[], first: number) =>
  field.replaceAll(/[A-Za-z]{3,9}/g, (name) => {
    const at = names.findIndex(
      (one) => one.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase(),
    )
    return at < 0 ? name : String(at + first)
  })

/** The numbers of "1-5" or "1,3"; null for any other syntax and for numbers out of range. */
function numbers(field: string, least: number, most: number): number[] | null {
  const found = field.split(',').map((part) => {
    const [, from, to] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(part) ?? []
    if (from === undefined) return null
    const [start, end] = [Number(from), Number(to ?? from)]
    if (start < least || end > most || end < start) return null
    return Array.from({ length: end - start + 1 }, (_, index) => start + index)
  })
  return found.every((one) => one !== null) ? found.flat() : null
}

const two = (number: number) => String(number).padStart(2, '0')

function ordinal(number: number): string {
  const tens = number % 100
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
