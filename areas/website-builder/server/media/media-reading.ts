import type { Reading } from '#server/reading/reading.ts'

export interface GivenFile {
  name: string
  bytes: Uint8Array
}

/** A picture at several widths, all as WebP, without anything that a camera wrote into it. */
export interface MadePicture {
  kind: 'picture'
  /** Of the widest one, upright. */
  widthPx: number
  heightPx: number
  /** Ascending. */
  sizes: { widthPx: number; body: Uint8Array }[]
}

export const videoTypes = ['video/mp4', 'video/webm'] as const

/** A video as it was given, without its metadata. */
export interface CheckedVideo {
  kind: 'video'
  type: (typeof videoTypes)[number]
  body: Uint8Array
}

export type ReadMedia = MadePicture | CheckedVideo

/** A picture or a video for sites, by its content. */
export const mediaReading: Reading<GivenFile, ReadMedia> = {
  name: 'website-builder-media',
  what: ({ name }) => `“${name}”`,
  origin: () => 'a reader',
  async load() {
    const { readMedia } = await import('./read-media.ts')
    return readMedia
  },
}
