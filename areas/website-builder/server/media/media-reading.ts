import type { Reading } from '#server/reading/reading.ts'

export interface GivenFile {
  name: string
  bytes: Uint8Array
}

/** A picture at several widths, all as WebP without camera metadata. */
export interface MadePicture {
  kind: 'picture'
  /** The size of the widest picture, after its orientation was applied. */
  widthPx: number
  heightPx: number
  /** The pictures by width, ascending. */
  sizes: { widthPx: number; body: Uint8Array }[]
}

export const videoTypes = ['video/mp4', 'video/webm'] as const

/** A video as it was uploaded, but without metadata. */
export interface CheckedVideo {
  kind: 'video'
  type: (typeof videoTypes)[number]
  body: Uint8Array
}

export type ReadMedia = MadePicture | CheckedVideo

/** Reads a picture or a video for a site, recognized by its content. */
export const mediaReading: Reading<GivenFile, ReadMedia> = {
  name: 'website-builder-media',
  what: ({ name }) => `“${name}”`,
  origin: () => 'a reader',
  async load() {
    const { readMedia } = await import('./read-media.ts')
    return readMedia
  },
}
