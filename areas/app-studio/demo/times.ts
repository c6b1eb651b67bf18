const MINUTE_MS = 60_000

/** ISO time this many minutes before now. */
export type Ago = (minutes: number) => string

export function agoFrom(now: Date): Ago {
  return (minutes) => new Date(now.getTime() - minutes * MINUTE_MS).toISOString()
}
