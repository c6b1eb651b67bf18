import type { Source } from './contract.ts'

const MINUTE_MS = 60_000
/** How often the reader's choice asks, in minutes. */
const minutesOf: Record<Source['frequency'], number> = {
  '15min': 15,
  hourly: 60,
  '6hours': 6 * 60,
  daily: 24 * 60,
}
/** Nobody is asked more often than this, whatever is wanted. */
const LEAST_MINUTES = 5
/** Nobody is left unasked for longer than this, unless told to stay away. */
const MOST_MINUTES = 24 * 60
/** A failing feed is asked after this, then twice as long each time. */
const FIRST_RETRY_MINUTES = 5
const LONGEST_RETRY_MINUTES = 24 * 60
/** Spread over this share of the interval, so that feeds followed together do not stay together. */
const JITTER = 0.1
/** A publisher that says "stay away for a year" is asked again after a week. */
const LONGEST_RETRY_AFTER_MINUTES = 7 * 24 * 60

export interface Visit {
  /** Of the readers who follow the feed; the most eager decides. */
  frequencies: Source['frequency'][]
  /** How often the feed says it changes, in minutes; null when it does not say. */
  updateEveryMinutes: number | null
  /** How long the answer stays fresh, in seconds (Cache-Control, Expires). */
  freshSeconds: number | null
  retryAfterSeconds: number | null
  /** Failures in a row, this visit included; 0 after a success. */
  failures: number
  now: Date
  /** From 0 (inclusive) to 1 (exclusive). */
  random: () => number
}

/**
 * When to ask next: as often as the reader wants, no more often than the publisher says, backing off
 * while it fails, and never before its Retry-After.
 */
export function nextFetch(visit: Visit): Date {
  const wanted = Math.min(
    ...visit.frequencies.map((frequency) => minutesOf[frequency]),
    MOST_MINUTES,
  )
  const asked = Math.max(wanted, visit.updateEveryMinutes ?? 0, (visit.freshSeconds ?? 0) / 60)
  const backoff =
    visit.failures === 0 ? 0 : FIRST_RETRY_MINUTES * 2 ** Math.min(visit.failures - 1, 20)
  const usual =
    visit.failures === 0
      ? clamp(asked, LEAST_MINUTES, MOST_MINUTES)
      : clamp(backoff, FIRST_RETRY_MINUTES, LONGEST_RETRY_MINUTES)
  const spread = usual * (1 + JITTER * visit.random())
  const demanded = Math.min((visit.retryAfterSeconds ?? 0) / 60, LONGEST_RETRY_AFTER_MINUTES)
  const minutes = Math.max(Math.min(spread, MOST_MINUTES), demanded)
  return new Date(visit.now.getTime() + Math.ceil(minutes * MINUTE_MS))
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
