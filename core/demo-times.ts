const MINUTE_MS = 60_000

/** The ISO time of a moment in the past. */
export function timeAgo(now: Date, minutes: number): string {
  return new Date(now.getTime() - minutes * MINUTE_MS).toISOString()
}
