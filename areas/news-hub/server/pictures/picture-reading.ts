import type { Reading } from '#server/reading/reading.ts'
import type { PictureToShrink } from './shrink-picture.ts'

/** A picture no wider than asked, as WebP without what cameras write into files. */
export const pictureReading: Reading<PictureToShrink, Uint8Array> = {
  name: 'picture',
  what: () => 'The picture',
  origin: ({ address }) => (URL.canParse(address) ? new URL(address).host : ''),
  async load() {
    const { shrinkPicture } = await import('./shrink-picture.ts')
    return shrinkPicture
  },
}
