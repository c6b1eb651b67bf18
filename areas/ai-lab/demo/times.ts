const HOUR_MS = 3_600_000

/** ISO time this many hours before now. */
export type Ago = (hours: number) => string

export function agoFrom(now: Date): Ago {
  return (hours) => new Date(now.getTime() - hours * HOUR_MS).toISOString()
}
