import {
  keepDays,
  newestOnly,
  type Condition,
  type SourceEvent,
  type SourceReport,
} from '../../contracts/source-health.ts'

type Tone = 'neutral' | 'success' | 'warn' | 'error' | 'info'

/** The word for each condition, and its color. */
export const conditionWords: Record<Condition, { word: string; tone: Tone }> = {
  new: { word: 'Not fetched yet', tone: 'neutral' },
  ok: { word: 'Working', tone: 'success' },
  failing: { word: 'Failing', tone: 'warn' },
  gone: { word: 'Ended', tone: 'error' },
  silent: { word: 'Silent', tone: 'info' },
  paused: { word: 'Paused', tone: 'neutral' },
}

export const eventWords: Record<SourceEvent['kind'], string> = {
  failed: 'Failed',
  ended: 'Ended',
  recovered: 'Worked again',
  moved: 'Moved from',
  followed: 'Followed',
}

export const fullTextOptions: { value: SourceReport['fullText']; label: string }[] = [
  { value: 'auto', label: 'When the feed has only an excerpt' },
  { value: 'on', label: 'Always' },
  { value: 'off', label: 'Never' },
]

/** The value of the option without a choice. It is a text, because options have text values. */
export const NO_CHOICE = ''

export const newestOptions = [
  { value: NO_CHOICE, label: 'Everything' },
  ...newestOnly.map((most) => ({
    value: String(most),
    label: most === 1 ? 'The newest entry' : `The newest ${most} entries`,
  })),
]

export const identityOptions = [
  { value: NO_CHOICE, label: 'Id, link and words' },
  { value: 'link', label: 'Link alone' },
  { value: 'title', label: 'Title alone' },
]

/**
 * Options for the days that articles are kept. `otherwise` is the label for the setting that
 * applies without a choice.
 */
export function keepOptions(otherwise: string) {
  return [
    { value: NO_CHOICE, label: otherwise },
    ...keepDays.map((days) => ({ value: String(days), label: keepWords(days) })),
  ]
}

function keepWords(days: number): string {
  if (days < 0) return 'Forever'
  if (days === 365) return '1 year'
  return days === 1 ? '1 day' : `${days} days`
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A delay in words, such as "40 s", "12 min", "3 hr" or "2 days"; a dash if unknown. */
export function delayWords(seconds: number | null): string {
  if (seconds === null) return '–'
  if (seconds < MINUTE) return `${seconds} s`
  if (seconds < HOUR) return `${Math.round(seconds / MINUTE)} min`
  if (seconds < 2 * DAY) return `${Math.round(seconds / HOUR)} hr`
  return `${Math.round(seconds / DAY)} days`
}

/** A rate in words, such as "0.3", "4" or "1,204"; "20+" if no complete week is known. */
export function rateWords({
  perWeek,
  isRateAtLeast,
}: Pick<SourceReport, 'perWeek' | 'isRateAtLeast'>): string {
  const digits = perWeek > 0 && perWeek < 10 ? 1 : 0
  const amount = perWeek.toLocaleString('en', { maximumFractionDigits: digits })
  return isRateAtLeast ? `${amount}+` : amount
}

export function folderWords(folder: readonly string[]): string {
  return folder.length === 0 ? 'No folder' : folder.join(' › ')
}
