import { connectivesIn, fill } from './connectives/connective-turns.ts'
import type { Material } from './material.ts'

const DAY_HOURS = 24

/** The title of a piece: its subject with its time, or the time alone. */
export function pieceTitle(
  { title, time }: Pick<Material, 'title' | 'time'>,
  language: string,
): string {
  if (!time) return title
  const period = periodTitle(time.hours, language)
  return time.isAll ? period : `${title}: ${period}`
}

/**
 * The title for a time: "The last hour", "The last 24 hours", "The last 7 days". It is English in
 * languages for which we have no words.
 */
export function periodTitle(hours: number, language = 'en'): string {
  const { periods } = connectivesIn(language)
  const days = hours / DAY_HOURS
  const kind = hours === 1 ? 'hour' : days > 1 && Number.isInteger(days) ? 'days' : 'hours'
  const words = periods[kind] || connectivesIn('en').periods[kind]
  return fill(words, { count: String(kind === 'days' ? days : hours) })
}
