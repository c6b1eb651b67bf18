const WEEK_MS = 7 * 24 * 3_600_000
const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** "in three weeks": how long texts have been written, in whole weeks and at least one. */
export function spanWords(since: string | null, now: Date): string {
  if (since === null) return 'none yet'
  const weeks = Math.max(1, Math.round((now.getTime() - Date.parse(since)) / WEEK_MS))
  return `in ${numbers[weeks] ?? weeks} ${weeks === 1 ? 'week' : 'weeks'}`
}
