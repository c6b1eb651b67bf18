import type { Reading } from '#server/reading/reading.ts'
import { hostOf } from '#engine/addresses/host-of.ts'
import type { PictureToShrink } from './shrink-picture.ts'

/** A picture no wider than requested, as WebP without camera metadata. */
export const pictureReading: Reading<PictureToShrink, Uint8Array> = {
  name: 'picture',
  what: () => 'The picture',
  origin: ({ address }) => hostOf(address),
  async load() {
    const { shrinkPicture } = await import('./shrink-picture.ts')
    return shrinkPicture
  },
}
