/** Zones by name and their hours (RFC 822, and the ones that publishers write beside it). */
const zones = new Map(
  (
    [
      [0, 'ut utc gmt z wet'],
      [1, 'bst west cet met mez'],
      [2, 'cest mest mesz eet'],
      [3, 'eest msk'],
      [5.5, 'ist'],
      [8, 'sgt hkt awst'],
      [9, 'jst kst'],
      [9.5, 'acst'],
      [10, 'aest'],
      [11, 'aedt'],
      [12, 'nzst'],
      [13, 'nzdt'],
      [-3, 'brt art'],
      [-4, 'edt ast'],
      [-5, 'est et cdt'],
      [-6, 'cst ct mdt'],
      [-7, 'mst mt pdt'],
      [-8, 'pst pt akdt'],
      [-9, 'akst'],
      [-10, 'hst'],
    ] as const
  ).flatMap(([hours, names]) => names.split(' ').map((name) => [name, hours * 60] as const)),
)

/** English, German, French, Spanish, Italian and Dutch, as real feeds carry them. */
const months = new Map(
  [
    'jan ene gen',
    'feb fév fev',
    'mar mär mrz maa mrt',
    'apr avr abr',
    'may mai mei mag',
    'jun juin giu',
    'jul juil lug',
    'aug août aou ago',
    'sep set',
    'oct okt ott',
    'nov',
    'dec dez déc dic',
  ].flatMap((names, month) => names.split(' ').map((name) => [name, month] as const)),
)

const CLOCK = String.raw`(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:[.,](\d+))?)?\s*(am|pm)?`
const ZONE = String.raw`(?:GMT|UTC)?([+-]\d{1,2}:?\d{0,2}|\(?[a-z]{1,5}\)?)`
const DAY_NAME = String.raw`(?:\p{L}+\.?,?\s+)?`

/** 2026-03-02T08:00:00Z, 20260302, 2026-03 */
const ISO =
  /^(\d{4})(?:-?(\d{2}|(?<=-)\d)(?:-?(\d{2}|(?<=-)\d))?)?(?:(?:T|\s+)(\d{1,2}):?(\d{2})(?::?(\d{2})(?:[.,](\d+))?)?)?\s*(Z|[+-]\d{1,2}:?\d{0,2}|[a-z]{2,5})?$/i
/** Mon, 02 Mar 2026 08:00:00 GMT */
// safe expression: it looks at 100 characters
const RFC = new RegExp(
  String.raw`^${DAY_NAME}(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]+(\p{L}+)\.?,?[\s-]+(\d{4}|\d{2})(?:,?\s+${CLOCK})?(?:\s*${ZONE})?(?![\d:]).*$`,
  'iu',
)
/** March 2, 2026 8:00 am EST; Mon Mar 2 08:00:00 2026 */
// safe expression: it looks at 100 characters
const AMERICAN = new RegExp(
  String.raw`^${DAY_NAME}(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?(?:\s+(\d{4}))?(?:,?\s+(?:at\s+)?${CLOCK})?(?:\s*${ZONE})?(?:\s+(\d{4}))?(?:\s*\(.*\))?$`,
  'iu',
)
/** 3/2/2026 8:00 with the month first, 2.3.2026 with the day first. */
// safe expression: it looks at 100 characters
const NUMERIC = new RegExp(
  String.raw`^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?:,?\s+${CLOCK})?(?:\s*${ZONE})?$`,
  'iu',
)
const LONGEST_CHARACTERS = 100

/** A time in any spelling that feeds are known to use, as ISO 8601 in UTC; null for what is none. */
export function readDate(text: string | undefined): string | null {
  if (text === undefined || text.length > LONGEST_CHARACTERS) return null
  const stated = text.trim().replaceAll(/\s+/g, ' ')
  if (stated === '') return null
  const moment = read(stated)
  // What no calendar of ours shows is a mistake.
  return moment === null || Number.isNaN(moment) || moment < 0 || moment > Date.UTC(9999, 0)
    ? null
    : new Date(moment).toISOString()
}

function read(stated: string): number | null {
  const iso = ISO.exec(stated)
  if (iso) {
    const [, year, month = '1', day = '1', hour, minute, second, fraction, zone] = iso
    return utc(+year!, +month - 1, +day, [hour, minute, second, fraction], zone)
  }
  const rfc = RFC.exec(stated)
  if (rfc) {
    const [, day, month, year, hour, minute, second, fraction, half, zone] = rfc
    const found = utc(
      fullYear(+year!),
      monthOf(month!),
      +day!,
      [hour, minute, second, fraction, half],
      zone,
    )
    if (found !== null) return found
  }
  const american = AMERICAN.exec(stated)
  if (american) {
    const [, month, day, year, hour, minute, second, fraction, half, zone, lastYear] = american
    return utc(
      +(year ?? lastYear ?? Number.NaN),
      monthOf(month!),
      +day!,
      [hour, minute, second, fraction, half],
      zone,
    )
  }
  const numeric = NUMERIC.exec(stated)
  if (numeric) {
    const [, first, mark, second, year, ...rest] = numeric
    const isDayFirst = mark !== '/' || +first! > 12
    const [month, day] = isDayFirst ? [+second! - 1, +first!] : [+first! - 1, +second!]
    return utc(+year!, month, day, rest.slice(0, 5), rest[5])
  }
  return /^\d{9,10}$/.test(stated) ? Number(stated) * 1000 : null
}

/** Hour, minute, second, fraction of a second, "am" or "pm". */
type Clock = (string | undefined)[]

function utc(year: number, month: number, day: number, clock: Clock, zone?: string): number | null {
  const [hour = '0', minute = '0', second = '0', fraction = '0', half] = clock
  const hours = half === undefined ? +hour : (+hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
  if (hours > 24 || +minute > 59 || +second > 60) return null
  // 31 April is a slip, not the first of May.
  if (new Date(Date.UTC(year, month, day)).getUTCMonth() !== month) return null
  const milliseconds = Math.floor(Number(`0.${fraction}`) * 1000)
  return (
    Date.UTC(year, month, day, hours, +minute, +second, milliseconds) - offsetMinutes(zone) * 60_000
  )
}

/** Zones that nobody knows count as UTC. */
function offsetMinutes(zone = 'z'): number {
  const numeric = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone)
  if (!numeric) return zones.get(zone.replaceAll(/[()]/g, '').toLowerCase()) ?? 0
  const minutes = Number(numeric[2]) * 60 + Number(numeric[3] ?? 0)
  return numeric[1] === '-' ? -minutes : minutes
}

function monthOf(name: string): number {
  const lower = name.toLowerCase()
  return months.get(lower.slice(0, 4)) ?? months.get(lower.slice(0, 3)) ?? Number.NaN
}

/** Two digits mean this century up to 68 (POSIX). */
function fullYear(year: number): number {
  if (year >= 100) return year
  return year < 69 ? 2000 + year : 1900 + year
}
