import type { FeedPreview } from './preview-feed.ts'

/** The time for which a preview is cached, so that the publisher gets fewer requests. */
const REMEMBERED_MS = 10 * 60_000
const REMEMBERED_AT_MOST = 100

/** A cache of feed previews. */
export function previewCache(now: () => Date) {
  const looks = new Map<string, { look: FeedPreview; at: number }>()
  return {
    get(address: string): FeedPreview | null {
      const known = looks.get(address)
      const ageMs = known ? now().getTime() - known.at : -1
      return known && ageMs >= 0 && ageMs < REMEMBERED_MS ? known.look : null
    },
    keep(address: string, look: FeedPreview): void {
      looks.delete(address)
      looks.set(address, { look, at: now().getTime() })
      if (looks.size > REMEMBERED_AT_MOST) looks.delete(looks.keys().next().value!)
    },
  }
}
