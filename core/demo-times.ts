const MINUTE_MS = 60_000

/** The ISO time of a moment some minutes ago. */
export function timeAgo(now: Date, minutes: number): string {
  return new Date(now.getTime() - minutes * MINUTE_MS).toISOString()
}
