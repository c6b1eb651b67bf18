import type { ShareCard } from '#media/video/draw-share-card.ts'
import type { Reading } from '#server/reading/reading.ts'

/**
 * Draws the picture that a shared link of a page shows. Fonts are native code, so it runs in the
 * process that may be ended.
 */
export const cardReading: Reading<ShareCard, Uint8Array> = {
  name: 'share-card',
  what: ({ title }) => `The picture of “${title}”`,
  origin: () => 'a site of a reader',
  async load() {
    const { drawShareCard } = await import('#media/video/draw-share-card.ts')
    return drawShareCard
  },
}
