import type { Condition } from '../../contracts/source-health.ts'
import { silentAfterHours } from './rhythm/rhythm.ts'

/** The facts that the condition of a source depends on. */
export interface Judged {
  state: 'new' | 'ok' | 'failing' | 'gone'
  /** The last problem and its remedy; null if there is none. */
  message: string | null
  failures: number
  isPaused: boolean
  isMuted: boolean
  lastSuccess: Date | null
  lastEntry: Date | null
  usualPauseHours: number | null
  /** True if the feed is too new to know if it pauses on weekends. */
  isYoung: boolean
  followed: Date
  /**
   * The host whose robots.txt forbids fetching the pages of articles; null if fetching is allowed,
   * or the reader does not want these pages.
   */
  pagesForbiddenBy: string | null
}

/** The facts that decide if a source is silent; the others are only used in texts. */
type JudgedSilence = Omit<Judged, 'message' | 'failures' | 'isMuted' | 'pagesForbiddenBy'>

const HOUR_MS = 3_600_000
const DAY_HOURS = 24
/** The time within which a failing source may recover by itself. */
const PATIENCE_MS = 3 * DAY_HOURS * HOUR_MS

/** The condition that matters most: paused by the reader, then the feed's state, then silent. */
export function conditionOf(judged: JudgedSilence): Condition {
  if (judged.isPaused) return 'paused'
  if (judged.state !== 'ok') return judged.state
  return isSilent(judged) ? 'silent' : 'ok'
}

/**
 * Says if the source was silent until the last successful fetch. Time after it does not count,
 * because the server may have been off.
 */
function isSilent(judged: JudgedSilence): boolean {
  return quietHours(judged) > silentAfterHours(judged.usualPauseHours, judged.isYoung)
}

function quietHours({ lastSuccess, lastEntry, followed }: JudgedSilence): number {
  const since = lastEntry ?? followed
  return lastSuccess === null ? 0 : (lastSuccess.getTime() - since.getTime()) / HOUR_MS
}

/** Describes the condition in a sentence. */
export function wordsOf(judged: Judged): string {
  const muted = judged.isMuted ? ' It is muted: your lists leave it out.' : ''
  return `${sentenceOf(judged)}${forbiddenWords(judged)}${muted}`
}

function forbiddenWords({ pagesForbiddenBy }: Judged): string {
  return pagesForbiddenBy === null
    ? ''
    : ` The robots.txt of ${pagesForbiddenBy} does not allow automated access to its articles, so only the text of the feed is shown.`
}

function sentenceOf(judged: Judged): string {
  switch (conditionOf(judged)) {
    case 'paused':
      return 'Paused: it is not fetched until you resume it.'
    case 'new':
      return judged.message ?? 'Not fetched yet.'
    case 'failing':
      return judged.message ?? 'It could not be fetched.'
    case 'gone':
      return judged.message ?? 'Its publisher has ended this feed.'
    case 'silent':
      return `Nothing new for ${span(quietHours(judged))}${rhythmWords(judged)}.`
    case 'ok':
      return judged.lastEntry === null ? 'Working. It has had no entry yet.' : 'Working.'
  }
}

function rhythmWords({ usualPauseHours, lastEntry }: Judged): string {
  if (lastEntry === null) return '; it has never had an entry'
  if (usualPauseHours === null) return ''
  if (usualPauseHours < 20) return '; it usually publishes several times a day'
  if (usualPauseHours < 36) return '; it usually publishes daily'
  return `; it usually publishes every ${span(usualPauseHours)}`
}

/** The action that the reader can take, in addition to the message; null if there is none. */
export function remedyOf(judged: Judged, now: Date): string | null {
  switch (conditionOf(judged)) {
    case 'gone':
      return 'If it has moved, change its address; otherwise delete it. Its articles stay until then.'
    case 'failing': {
      const since = judged.lastSuccess ?? judged.followed
      const isLong = now.getTime() - since.getTime() > PATIENCE_MS
      return isLong
        ? `It has failed ${count(judged.failures, 'time')} in a row. Change its address if it has moved, or pause it.`
        : 'No action needed yet. Retry now if you know it works again.'
    }
    case 'silent':
      return 'Its publisher may have moved or stopped. Check its site; change its address, mute or delete it.'
    case 'paused':
      return 'Resume it to fetch it again.'
    case 'new':
    case 'ok':
      return judged.pagesForbiddenBy === null
        ? null
        : 'Open its articles on the site, or set Full text to Never.'
  }
}

/** A time span in words, such as "30 hours", "12 days", "4 months" or "2 years". */
export function span(hours: number): string {
  if (hours < 2 * DAY_HOURS) return count(Math.max(1, Math.round(hours)), 'hour')
  const days = Math.round(hours / DAY_HOURS)
  if (days < 60) return count(days, 'day')
  const months = Math.round(days / 30.4)
  return months < 24 ? count(months, 'month') : count(Math.round(days / 365), 'year')
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`
}
