import type { LookedInto } from './look-into-feed.ts'

/** A publisher is not asked again for what it said a moment ago. */
const REMEMBERED_MS = 10 * 60_000
const REMEMBERED_AT_MOST = 100

/** Remembers for a while what was found in feeds. */
export function recentLooks(now: () => Date) {
  const looks = new Map<string, { look: LookedInto; at: number }>()
  return {
    get(address: string): LookedInto | null {
      const known = looks.get(address)
      const ageMs = known ? now().getTime() - known.at : -1
      return known && ageMs >= 0 && ageMs < REMEMBERED_MS ? known.look : null
    },
    keep(address: string, look: LookedInto): void {
      looks.delete(address)
      looks.set(address, { look, at: now().getTime() })
      if (looks.size > REMEMBERED_AT_MOST) looks.delete(looks.keys().next().value!)
    },
  }
}
