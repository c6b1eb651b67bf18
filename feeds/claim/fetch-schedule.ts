import type { Source } from '#areas/sources/contract.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Minutes between two requests, by the reader's choice. */
export const minutesOf: Record<Source['frequency'], number> = {
  '15min': 15,
  hourly: 60,
  '6hours': 6 * 60,
  daily: 24 * 60,
}
/** The shortest interval of a feed, whatever its readers chose. */
const LEAST_MINUTES = 5
/** The longest interval of a feed, unless its publisher asks for a longer pause. */
export const MOST_MINUTES = 24 * 60
/** A new entry is found within this share of the usual time between two entries. */
const SHARE_OF_RHYTHM = 1 / 20
/** The interval of a pushed feed, to check that the push works. */
const PUSHED_MINUTES = 12 * 60
/** The delay after the first failure of a feed; it doubles with each further failure. */
const FIRST_RETRY_MINUTES = 5
/**
 * A random part of the interval, up to this share, is added to it, so that feeds followed at the
 * same time are not always fetched together.
 */
const JITTER = 0.1
/** The longest Retry-After that is obeyed. */
export const LONGEST_RETRY_AFTER_MINUTES = 7 * 24 * 60
/** The delay of a feed that this server was too busy to request. */
export const SERVER_BUSY_MINUTES = 2
/** Skipped hours and days are ignored as a mistake if they leave no free hour within this time. */
const LONGEST_SKIP_HOURS = 72

/** Reasons that decide the time of a feed's next fetch. */
export const fetchReasons = [
  /** The reader's choice. */
  'reader',
  /** The interval that the publisher states, or the time for which its answer stays fresh. */
  'publisher',
  /** The feed rarely changes. */
  'rhythm',
  /** A WebSub hub pushes its entries. */
  'pushed',
  /** Hours or days in which the publisher asks not to be visited. */
  'skipped',
  /** Failures in a row. */
  'failing',
  /** A Retry-After of the feed or its host. */
  'retry-after',
  /** This server had no time to request the feed. */
  'hub-busy',
] as const
export type FetchReason = (typeof fetchReasons)[number]

export interface Visit {
  /** Choices of the readers who follow the feed and have not paused it; the shortest counts. */
  frequencies: Source['frequency'][]
  /** Minutes between two changes, as the feed states them; null if not stated. */
  updateEveryMinutes: number | null
  /** Seconds for which the answer stays fresh (Cache-Control, Expires). */
  freshSeconds: number | null
  /**
   * Hours (0 to 23) and days (0 is Sunday) in UTC in which the publisher asks not to be visited.
   */
  skipHours: number[]
  skipDays: number[]
  /**
   * Usual minutes between two entries, or minutes since the last entry if that is longer; null if
   * unknown.
   */
  rhythmMinutes: number | null
  /** True if a WebSub hub pushes this feed's entries. */
  isPushed: boolean
  retryAfterSeconds: number | null
  /** Failures in a row, this visit included; 0 after a success. */
  failures: number
  now: Date
  /** A random number from 0 (inclusive) to 1 (exclusive). */
  random: () => number
}

export interface PlannedFetch {
  at: Date
  reason: FetchReason
  /**
   * The minutes behind the reason, such as the interval that a reader or the publisher asks for, or
   * the usual time between two entries.
   */
  minutes: number
}

/**
 * Plans the next request: as often as the readers chose, but no more often than the publisher
 * allows or the feed's rhythm justifies. A failing feed backs off, and a Retry-After of up to a
 * week is obeyed.
 */
export function planFetch(visit: Visit): PlannedFetch {
  const { reason, minutes, interval } =
    visit.failures === 0 ? calmInterval(visit) : retryInterval(visit.failures)
  const spread = Math.min(interval * (1 + JITTER * visit.random()), MOST_MINUTES)
  const demanded = Math.min((visit.retryAfterSeconds ?? 0) / 60, LONGEST_RETRY_AFTER_MINUTES)
  if (demanded > spread) {
    const at = new Date(visit.now.getTime() + Math.ceil(demanded * MINUTE_MS))
    return { at, reason: 'retry-after', minutes: Math.ceil(demanded) }
  }

  const planned = new Date(visit.now.getTime() + Math.ceil(spread * MINUTE_MS))
  const at = outsideSkipped(planned, visit)
  return { at, reason: at === planned ? reason : 'skipped', minutes }
}

type Interval = Pick<PlannedFetch, 'reason' | 'minutes'> & { interval: number }

/**
 * The longest of the intervals that the reader, the publisher, the rhythm and a push ask for; the
 * first of equally long ones.
 */
function calmInterval(visit: Visit): Interval {
  const wanted = Math.min(
    ...visit.frequencies.map((frequency) => minutesOf[frequency]),
    MOST_MINUTES,
  )
  const published = Math.max(visit.updateEveryMinutes ?? 0, (visit.freshSeconds ?? 0) / 60)
  const rhythm = visit.rhythmMinutes ?? 0
  const wishes: Interval[] = [
    { reason: 'reader', minutes: wanted, interval: wanted },
    { reason: 'publisher', minutes: published, interval: published },
    { reason: 'rhythm', minutes: rhythm, interval: intervalOfRhythm(rhythm) },
    { reason: 'pushed', minutes: PUSHED_MINUTES, interval: visit.isPushed ? PUSHED_MINUTES : 0 },
  ]
  const { reason, minutes, interval } = wishes
    .map((wish) => ({ ...wish, interval: clamp(wish.interval, LEAST_MINUTES, MOST_MINUTES) }))
    .reduce((longest, wish) => (wish.interval > longest.interval ? wish : longest))
  return { reason, minutes: Math.ceil(minutes), interval }
}

/** Minutes between two requests for a feed whose entries come this many minutes apart. */
export function intervalOfRhythm(rhythmMinutes: number): number {
  return clamp(rhythmMinutes * SHARE_OF_RHYTHM, LEAST_MINUTES, MOST_MINUTES)
}

function retryInterval(failures: number): Interval {
  const backoff = FIRST_RETRY_MINUTES * 2 ** Math.min(failures - 1, 20)
  const interval = clamp(backoff, FIRST_RETRY_MINUTES, MOST_MINUTES)
  return { reason: 'failing', minutes: interval, interval }
}

/** The planned time, or the next full hour in which the publisher allows visits. */
function outsideSkipped(moment: Date, { skipHours, skipDays }: Visit): Date {
  const isFree = (at: Date) =>
    !skipHours.includes(at.getUTCHours()) && !skipDays.includes(at.getUTCDay())
  if (isFree(moment)) return moment
  const thisHour = Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS
  for (let hours = 1; hours <= LONGEST_SKIP_HOURS; hours++) {
    const at = new Date(thisHour + hours * HOUR_MS)
    if (isFree(at)) return at
  }
  return moment
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
