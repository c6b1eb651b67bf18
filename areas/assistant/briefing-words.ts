import type { Briefing, BriefingTimes } from './contracts/briefings.ts'

export const repeats = [
  { value: 'once', label: 'Once' },
  { value: 'daily', label: 'Every day' },
  { value: 'weekdays', label: 'Weekdays' },
  { value: 'weekly', label: 'Every week' },
] as const

export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

export const channelNames = { panel: 'Panel', email: 'Email', push: 'Push' } as const

/**
 * Formats delivery times, such as "Every day at 08:00" or "On 2026-12-01 at 08:00". The time zone
 * is added if it differs from the reader's.
 */
export function timesWords(times: BriefingTimes, zone: string): string {
  const elsewhere = times.zone === zone ? '' : ` (${times.zone})`
  return `${whenWords(times)} at ${times.time}${elsewhere}`
}

function whenWords(times: BriefingTimes): string {
  if (times.repeats === 'once') return `On ${times.day}`
  if (times.repeats === 'daily') return 'Every day'
  if (times.repeats === 'weekdays') return 'Weekdays'
  return `${weekdayNames[times.weekday - 1] ?? 'Monday'}s`
}

/** Lists the destinations of a briefing: "Panel, Email, Audio". */
export function placesWords({ channels, piece }: Pick<Briefing, 'channels' | 'piece'>): string {
  const places = [
    ...channels.map((channel) => channelNames[channel]),
    ...(piece ? [piece.type === 'audio' ? 'Audio' : 'Video'] : []),
  ]
  return places.join(', ')
}
