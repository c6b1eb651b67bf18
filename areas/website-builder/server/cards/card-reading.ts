import type { ShareCard } from '#media/video/draw-share-card.ts'
import type { Reading } from '#server/reading/reading.ts'

/**
 * Draws the picture that is shown when a page is shared. Fonts are parsed by native code, so this
 * runs in the reading process, which can be killed.
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
