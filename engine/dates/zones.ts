/** Zones by name with their hours (RFC 822, and others that publishers use). */
const fixed = new Map(
  (
    [
      [0, 'ut utc gmt z wet'],
      [1, 'bst west cet met mez'],
      [2, 'cest mest mesz eet'],
      [3, 'eest msk'],
      [5.5, 'ist'],
      [7, 'wib'],
      [8, 'sgt hkt awst wita'],
      [9, 'jst kst wit'],
      [9.5, 'acst'],
      [10, 'aest'],
      [10.5, 'acdt'],
      [11, 'aedt'],
      [12, 'nzst'],
      [13, 'nzdt'],
      [-3, 'brt art adt'],
      [-4, 'edt ast'],
      [-5, 'est cdt'],
      [-6, 'cst mdt'],
      [-7, 'mst pdt'],
      [-8, 'pst akdt'],
      [-9, 'akst'],
      [-10, 'hst'],
    ] as const
  ).flatMap(([hours, names]) => names.split(' ').map((name) => [name, hours * 60] as const)),
)

/** Names that mean summer time in summer and standard time in winter. */
const places = new Map([
  ['et', 'America/New_York'],
  ['ct', 'America/Chicago'],
  ['mt', 'America/Denver'],
  ['pt', 'America/Los_Angeles'],
  ['akt', 'America/Anchorage'],
  ['eastern', 'America/New_York'],
  ['central', 'America/Chicago'],
  ['mountain', 'America/Denver'],
  ['pacific', 'America/Los_Angeles'],
])

const OFFSET = /^(?:gmt|utc)? ?([+-])(\d{1,2}):?(\d{2})?(?!\d)/
/** Matches names of the time zone database, such as "Europe/Berlin". */
const PLACE = /^[a-z]{2,20}(?:\/[a-z_-]{2,30}){1,2}$/

/** Says if a word in small letters, at the end of a time, names a known zone. */
export function isZone(name: string): boolean {
  return fixed.has(name) || places.has(name) || OFFSET.test(name) || isPlace(name)
}

/**
 * Minutes that a zone is ahead of UTC at `wallMs`, the local time as milliseconds in UTC. Unknown
 * zones count as UTC. `language` is that of the feed, because "CST" is another zone in China.
 */
export function offsetMinutes(zone: string, wallMs: number, language?: string): number {
  const name = zone.replaceAll(/[()]/g, '').trim().toLowerCase()
  const numeric = OFFSET.exec(name)
  if (numeric) {
    const minutes = Number(numeric[2]) * 60 + Number(numeric[3] ?? 0)
    return numeric[1] === '-' ? -minutes : minutes
  }
  if (name === 'cst' && language?.startsWith('zh')) return 8 * 60
  const minutes = fixed.get(name)
  if (minutes !== undefined) return minutes
  const place = places.get(name) ?? (isPlace(name) ? name : undefined)
  if (place === undefined) return 0
  // The first offset may be wrong near a change of the clocks. A second lookup, corrected by the
  // first offset, is right.
  return offsetAt(place, wallMs - offsetAt(place, wallMs) * 60_000)
}

function isPlace(name: string): boolean {
  return PLACE.test(name) && formatOf(name) !== null
}

function offsetAt(place: string, moment: number): number {
  const parts = formatOf(place)?.formatToParts(moment) ?? []
  const stated = parts.find(({ type }) => type === 'timeZoneName')?.value.toLowerCase() ?? ''
  const [, sign, hours = '0', minutes = '0'] = OFFSET.exec(stated) ?? []
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
}

/** The format of each zone that was asked for. There are about a hundred zones. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone)
  if (known) return known
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    formats.set(timeZone, format)
    return format
  } catch {
    return null
  }
}
