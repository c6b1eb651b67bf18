import type { Episode, Podcast } from './contract.ts'

/** "1 hr 2 min", "48 min", "40 s", and what is left of one that was begun; null where nobody told how long it is. */
export function lengthOf({
  seconds,
  position,
}: Pick<Episode, 'seconds' | 'position'>): string | null {
  if (seconds === null || seconds <= 0) return null
  const left = seconds - position
  return position > 0 && left > 0 ? `${timeWords(left)} left` : timeWords(seconds)
}

/** "1 hr 2 min", "48 min", "40 s". */
export function timeWords(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))} s`
  const minutes = Math.round(seconds / 60)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} hr` : `${hours} hr ${rest} min`
}

/** Episodes of all sources that were not heard. */
export function unheardIn(podcasts: readonly Pick<Podcast, 'unheard'>[]): number {
  return podcasts.reduce((sum, { unheard }) => sum + unheard, 0)
}
