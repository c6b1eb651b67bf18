import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Bytes, Count, Cursor, line, list, Ratio, Search, text } from '#core/words.ts'
import { SITE_MEDIA } from '../limits.ts'

const OneMedia = z.object({ site: Id, media: Id })

const MediaName = line(SITE_MEDIA.nameCharacters).check(z.minLength(1, 'Give the file a name'))
/** A folder of a site's media; "" for media in no folder. */
const Folder = line(SITE_MEDIA.folderCharacters)

export const mediaKinds = ['picture', 'video'] as const

/** The properties of a file that the reader can change. */
export const MediaFacts = z.object({
  name: MediaName,
  folder: Folder,
  /** The alt text of the picture; empty if nobody has written one, or the picture is decorative. */
  alt: line(SITE_MEDIA.altCharacters),
  /** True if the picture is decorative and needs no alt text. */
  isDecorative: z.boolean(),
  /**
   * The point that stays visible when the picture is cropped, as shares of its width and height.
   */
  focus: z.object({ x: Ratio, y: Ratio }),
})
export type MediaFacts = z.infer<typeof MediaFacts>

/** A picture or a video of a site. */
export const Media = z.extend(MediaFacts, {
  id: Id,
  kind: z.enum(mediaKinds),
  /** True for a picture that has no alt text and is not marked as decorative. */
  lacksAlt: z.boolean(),
  /** The size of the picture; null for a video. */
  size: z.nullable(z.object({ widthPx: Count, heightPx: Count })),
  bytes: Bytes,
  addedAt: Time,
  /**
   * The path at which the reader can see the file: a picture at most 640 px wide, or the video
   * itself.
   */
  file: z.string(),
  /** The number of pages and posts that show the file, including drafts. */
  uses: Count,
})
export type Media = z.infer<typeof Media>

/** A page or a post that shows a picture or a video. */
export const MediaUse = z.object({
  kind: z.enum(['page', 'post']),
  id: Id,
  title: z.string(),
  path: z.string(),
})
export type MediaUse = z.infer<typeof MediaUse>

/**
 * A picture or video as an upload of the kind "website-builder/media" or, from programs, in base64.
 */
const GivenMedia = z.object({
  name: MediaName,
  upload: z.optional(Id),
  content: z.optional(text(SITE_MEDIA.contentCharacters)),
})

/**
 * Pictures and videos of a site. A publication keeps its files even if they are replaced or deleted
 * here.
 */
export const media = defineContract('website-builder/media', {
  /** Lists pictures and videos, the newest first. */
  listMedia: read(
    z.object({
      site: Id,
      search: z.optional(Search),
      kind: z.optional(z.enum(mediaKinds)),
      /** Limits the list to this folder; "" for media in no folder. */
      folder: z.optional(Folder),
      /** Limits the list to pictures without alt text. */
      lacksAlt: z.optional(z.boolean()),
      shelf: z.optional(z.enum(['active', 'deleted'])),
      cursor: z.optional(Cursor),
    }),
    z.object({ media: z.array(Media), next: z.nullable(Cursor) }),
    ['not-found'],
  ),
  /** Returns the folders, and counts of all media of the site. */
  getShelf: read(
    z.object({ site: Id }),
    z.object({
      folders: z.array(z.object({ name: z.string(), media: Count })),
      media: Count,
      lackingAlt: Count,
      deleted: Count,
      /** The bytes that media of all the reader's sites use, and the limit. */
      usedBytes: Bytes,
      mostBytes: Bytes,
    }),
    ['not-found'],
  ),
  getMedia: read(OneMedia, z.extend(Media, { usedBy: z.array(MediaUse) }), ['not-found']),
  /** Returns the media with these ids, in no particular order. Ids of deleted media are ignored. */
  findMedia: read(
    z.object({ site: Id, media: list(Id, SITE_MEDIA.listed) }),
    z.object({ media: z.array(Media) }),
    ['not-found'],
  ),
  /** Adds a picture (JPEG, PNG, WebP, GIF or AVIF) or a video (MP4 or WebM). */
  addMedia: write(
    z.extend(GivenMedia, {
      site: Id,
      folder: z.optional(Folder),
      alt: z.optional(MediaFacts.shape.alt),
    }),
    Media,
    ['not-found', 'conflict', 'unavailable'],
  ),
  /** Changes properties of a file; those that are left out keep their value. */
  describeMedia: write(z.extend(OneMedia, z.partial(MediaFacts).shape), Media, ['not-found']),
  /** Replaces a file with another one of the same kind, on all pages and posts that show it. */
  replaceMedia: write(z.extend(GivenMedia, OneMedia.shape), Media, [
    'not-found',
    'conflict',
    'unavailable',
  ]),
  /** Deletes a file; pages show an empty space in its place. This can be undone for some days. */
  deleteMedia: write(OneMedia, Nothing, ['not-found']),
  restoreMedia: write(OneMedia, Nothing, ['not-found', 'conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'website-builder/media': typeof media
  }
}
