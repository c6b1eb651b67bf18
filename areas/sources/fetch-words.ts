import type { FetchReason } from '#feeds/claim/fetch-schedule.ts'

const HOUR = 60
const DAY = 24 * HOUR
const WEEK = 7 * DAY
const MONTH = 30 * DAY
const YEAR = 365 * DAY

/** Why a feed is asked when it is, as stored with it. */
export interface NextFetch {
  reason: FetchReason | null
  /** What the reason speaks of; see `PlannedFetch`. */
  minutes: number | null
  /** In a row. */
  failures: number
}

/** Why a source is asked next when it is, for its reader; null before its first visit. */
export function whyThen({ reason, minutes, failures }: NextFetch): string | null {
  const time = minutes ?? 0
  switch (reason) {
    case null:
      return null
    case 'reader':
      return 'At the frequency you chose'
    case 'publisher':
      return `The publisher asks for ${spanOf(time)} between requests`
    case 'rhythm':
      return `It changes about ${everyOf(time)}`
    case 'pushed':
      return 'Updates are pushed (WebSub); this fetch is only a check'
    case 'skipped':
      return 'The publisher asks not to be fetched before'
    case 'failing':
      return `Backing off after ${failures <= 1 ? 'a failure' : `${failures} failures`}`
    case 'retry-after':
      return `Its host asked to wait ${spanOf(time)} (Retry-After)`
    case 'hub-busy':
      return 'This server was too busy to fetch it'
  }
}

/** "an hour", "3 days". */
function spanOf(minutes: number): string {
  if (minutes < 90) {
    const whole = Math.max(1, Math.round(minutes))
    return whole >= 55 && whole <= 65 ? 'an hour' : `${whole} ${whole === 1 ? 'minute' : 'minutes'}`
  }
  if (minutes < 1.5 * DAY) {
    const hours = Math.round(minutes / HOUR)
    return hours === 24 ? 'a day' : `${hours} hours`
  }
  return `${Math.round(minutes / DAY)} days`
}

/** "hourly", "every 3 days", "weekly". */
function everyOf(minutes: number): string {
  const named: [number, string][] = [
    [HOUR, 'hourly'],
    [DAY, 'daily'],
    [WEEK, 'weekly'],
    [MONTH, 'monthly'],
    [YEAR, 'yearly'],
  ]
  const fitting = named.find(([span]) => minutes > span * 0.7 && minutes < span * 1.5)
  if (fitting) return fitting[1]
  if (minutes < 1.5) return 'every minute'
  if (minutes < HOUR) return `every ${Math.round(minutes)} minutes`
  if (minutes < DAY) return `every ${Math.round(minutes / HOUR)} hours`
  if (minutes < MONTH) return `every ${Math.round(minutes / DAY)} days`
  if (minutes < YEAR) return `every ${Math.round(minutes / MONTH)} months`
  return `every ${Math.round(minutes / YEAR)} years`
}
