const WEEK_MS = 7 * 24 * 3_600_000
const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** The time since the first text, such as "in three weeks": rounded, at least one week. */
export function spanWords(since: string | null, now: Date): string {
  if (since === null) return 'none yet'
  const weeks = Math.max(1, Math.round((now.getTime() - Date.parse(since)) / WEEK_MS))
  return `in ${numbers[weeks] ?? weeks} ${weeks === 1 ? 'week' : 'weeks'}`
}
