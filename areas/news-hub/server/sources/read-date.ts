/** Zones by name, in minutes (RFC 822 and the ones that publishers write beside it). */
const zones: Record<string, number> = {
  ut: 0,
  utc: 0,
  gmt: 0,
  z: 0,
  wet: 0,
  bst: 60,
  west: 60,
  cet: 60,
  met: 60,
  mez: 60,
  cest: 120,
  mest: 120,
  mesz: 120,
  eet: 120,
  eest: 180,
  msk: 180,
  ist: 330,
  sgt: 480,
  hkt: 480,
  jst: 540,
  kst: 540,
  aest: 600,
  aedt: 660,
  nzst: 720,
  nzdt: 780,
  est: -300,
  edt: -240,
  et: -300,
  cst: -360,
  cdt: -300,
  ct: -360,
  mst: -420,
  mdt: -360,
  mt: -420,
  pst: -480,
  pdt: -420,
  pt: -480,
  akst: -540,
  hst: -600,
  brt: -180,
  art: -180,
}

const months: Record<string, number> = {
  jan: 0,
  feb: 1,
  mar: 2,
  apr: 3,
  may: 4,
  jun: 5,
  jul: 6,
  aug: 7,
  sep: 8,
  oct: 9,
  nov: 10,
  dec: 11,
  // German, French, Spanish, Italian and Dutch spellings that real feeds carry.
  mär: 2,
  mrz: 2,
  mai: 4,
  okt: 9,
  dez: 11,
  janv: 0,
  fév: 1,
  févr: 1,
  mars: 2,
  avr: 3,
  juin: 5,
  juil: 6,
  août: 7,
  déc: 11,
  ene: 0,
  abr: 3,
  ago: 7,
  dic: 11,
  gen: 0,
  mag: 4,
  giu: 5,
  lug: 6,
  set: 8,
  ott: 9,
  mei: 4,
}

const ISO =
  /^(-?\d{4})(?:-?(\d{2})(?:-?(\d{2}))?)?(?:[T\s]+(\d{1,2}):?(\d{2})(?::?(\d{2})(?:[.,](\d+))?)?)?\s*(Z|[+-]\d{1,2}:?\d{0,2}|[A-Z]{2,5})?$/i
const RFC =
  /^(?:\p{L}+\.?,?\s+)?(\d{1,2})[\s-]+(\p{L}+)\.?,?[\s-]+(\d{2,4})(?:,?\s+(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:\.\d+)?)?\s*(am|pm)?)?\s*([+-]\d{1,2}:?\d{0,2}|\(?[A-Z]+\)?)?.*$/iu
const AMERICAN =
  /^(?:\p{L}+\.?,?\s+)?(\p{L}+)\.?\s+(\d{1,2}),?\s+(?:(\d{4})|)(?:,?\s*(?:at\s+)?(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(am|pm)?)?\s*([+-]\d{1,2}:?\d{0,2}|[A-Z]{2,5})?\s*(\d{4})?$/iu

/** A time in any spelling that feeds are known to use, as ISO 8601 in UTC; null for what is none. */
export function readDate(text: string | undefined): string | null {
  const stated = text?.trim().replaceAll(/\s+/g, ' ')
  if (!stated) return null

  const iso = ISO.exec(stated)
  if (iso) {
    const [, year, month = '01', day = '01', hour = '0', minute = '0', second = '0', , zone] = iso
    return utc(+year!, +month - 1, +day, +hour, +minute, +second, zone)
  }
  const rfc = RFC.exec(stated)
  if (rfc) {
    const [, day, name, year, hour = '0', minute = '0', second = '0', half, zone] = rfc
    const month = monthOf(name!)
    if (month !== null)
      return utc(fullYear(+year!), month, +day!, hourOf(+hour, half), +minute, +second, zone)
  }
  const american = AMERICAN.exec(stated)
  if (american) {
    const [, name, day, year, hour = '0', minute = '0', second = '0', half, zone, lastYear] =
      american
    const month = monthOf(name!)
    if (month !== null && (year ?? lastYear)) {
      return utc(+(year ?? lastYear)!, month, +day!, hourOf(+hour, half), +minute, +second, zone)
    }
  }
  const seconds = /^\d{9,10}$/.test(stated) ? Number(stated) * 1000 : Date.parse(stated)
  return isoOf(seconds)
}

function utc(
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
  zone?: string,
): string | null {
  if (month > 11 || day < 1 || day > 31 || hour > 24 || minute > 59 || second > 60) return null
  const at = Date.UTC(year, month, day, hour, minute, second) - offsetMinutes(zone) * 60_000
  // 31 April is a slip, not the first of May.
  if (new Date(Date.UTC(year, month, day)).getUTCMonth() !== month) return null
  return isoOf(at)
}

function isoOf(milliseconds: number): string | null {
  const date = new Date(milliseconds)
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999 || date.getUTCFullYear() < 0
    ? null
    : date.toISOString()
}

function offsetMinutes(zone = 'Z'): number {
  const numeric = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone)
  if (!numeric) return zones[zone.replaceAll(/[()]/g, '').toLowerCase()] ?? 0
  const minutes = Number(numeric[2]) * 60 + Number(numeric[3] ?? 0)
  return numeric[1] === '-' ? -minutes : minutes
}

function monthOf(name: string): number | null {
  const lower = name.toLowerCase()
  return months[lower] ?? months[lower.slice(0, 4)] ?? months[lower.slice(0, 3)] ?? null
}

/** Two digits mean this century up to 68 (POSIX). */
function fullYear(year: number): number {
  if (year >= 100) return year
  return year < 69 ? 2000 + year : 1900 + year
}

function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour
  return (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
}
