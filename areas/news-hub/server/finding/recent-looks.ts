import type { LookedInto } from './look-into-feed.ts'

/** A publisher is not asked again for what it said a moment ago. */
const REMEMBERED_MS = 10 * 60_000
const REMEMBERED_AT_MOST = 100

/** Remembers for a while what was found in feeds. */
export function recentLooks(now: () => Date) {
  const looks = new Map<string, { look: LookedInto; until: number }>()
  return {
    get(address: string): LookedInto | null {
      const known = looks.get(address)
      return known && known.until > now().getTime() ? known.look : null
    },
    keep(address: string, look: LookedInto): void {
      looks.delete(address)
      looks.set(address, { look, until: now().getTime() + REMEMBERED_MS })
      if (looks.size > REMEMBERED_AT_MOST) looks.delete(looks.keys().next().value!)
    },
  }
}
