import type { Episode, Podcast } from './contract.ts'
import { timeWords } from './time-words.ts'

/**
 * Formats an episode's length, such as "1 hr 2 min", "48 min" or "40 s", or the time left if it was
 * started; null if the length is unknown.
 */
export function lengthOf({
  seconds,
  position,
}: Pick<Episode, 'seconds' | 'position'>): string | null {
  if (seconds === null || seconds <= 0) return null
  const left = seconds - position
  return position > 0 && left > 0 ? `${timeWords(left)} left` : timeWords(seconds)
}

/**
 * Describes the kind of an episode, such as "Season 2, episode 7 · Explicit" or "Trailer"; null if
 * the feed states none.
 */
export function whatItIs({
  season,
  number,
  extra,
  isExplicit,
}: Pick<Episode, 'season' | 'number' | 'extra' | 'isExplicit'>): string | null {
  const numbers = [
    season !== null && `season ${season}`,
    number !== null && `episode ${number}`,
  ].filter((one) => one !== false)
  const words = [numbers.join(', '), extra ?? '', isExplicit ? 'explicit' : ''].filter(Boolean)
  if (words.length === 0) return null
  return words.map((one) => one.charAt(0).toUpperCase() + one.slice(1)).join(' · ')
}

/** The number of unheard episodes of all sources. */
export function unheardIn(podcasts: readonly Pick<Podcast, 'unheard'>[]): number {
  return podcasts.reduce((sum, { unheard }) => sum + unheard, 0)
}
