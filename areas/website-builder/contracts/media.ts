import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Bytes, Count, Cursor, line, list, Ratio, Search, text } from '#core/words.ts'
import { SITE_MEDIA } from '../limits.ts'

const OneMedia = z.object({ site: Id, media: Id })

const MediaName = line(SITE_MEDIA.nameCharacters).check(z.minLength(1, 'Give the file a name'))
/** A folder of a site's media; "" for media in no folder. */
const Folder = line(SITE_MEDIA.folderCharacters)

export const mediaKinds = ['picture', 'video'] as const

/** The facts of a file that its reader changes. */
export const MediaFacts = z.object({
  name: MediaName,
  folder: Folder,
  /** The words for those who do not see the picture. Empty while nobody wrote them, or for one that only decorates. */
  alt: line(SITE_MEDIA.altCharacters),
  /** True if the picture only decorates, so that it needs no alt text. */
  isDecorative: z.boolean(),
  /** The point that stays in sight when it is cropped, as ratios from the left and the top. */
  focus: z.object({ x: Ratio, y: Ratio }),
})
export type MediaFacts = z.infer<typeof MediaFacts>

/** A picture or a video of a site. */
export const Media = z.extend(MediaFacts, {
  id: Id,
  kind: z.enum(mediaKinds),
  /** A picture without alt text that is not said to be decorative. */
  lacksAlt: z.boolean(),
  /** Null for a video. */
  size: z.nullable(z.object({ widthPx: Count, heightPx: Count })),
  bytes: Bytes,
  addedAt: Time,
  /**
   * The path at which the server shows it to its reader: a picture at most 640 px wide, a video as
   * it is.
   */
  file: z.string(),
  /** Pages and posts that show it, drafts included. */
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

/** An upload of the kind "website-builder/media", or base64 from programs. */
const GivenMedia = z.object({
  name: MediaName,
  upload: z.optional(Id),
  content: z.optional(text(SITE_MEDIA.contentCharacters)),
})

/**
 * Pictures and videos of a site. Publications keep the files that they show, even if these are
 * replaced or deleted here.
 */
export const media = defineContract('website-builder/media', {
  /** The newest first. */
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
  /** Facts about all of them together. */
  getShelf: read(
    z.object({ site: Id }),
    z.object({
      folders: z.array(z.object({ name: z.string(), media: Count })),
      media: Count,
      lackingAlt: Count,
      deleted: Count,
      /**
       * The room that the media of all sites of the reader take, and the most that they may take.
       */
      usedBytes: Bytes,
      mostBytes: Bytes,
    }),
    ['not-found'],
  ),
  getMedia: read(OneMedia, z.extend(Media, { usedBy: z.array(MediaUse) }), ['not-found']),
  /** The media of these ids, in no order; ids that are gone are left out. */
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
  /** Changes facts of a file; those that are left out stay. */
  describeMedia: write(z.extend(OneMedia, z.partial(MediaFacts).shape), Media, ['not-found']),
  /** Puts another file of the same kind in its place, on all pages and posts that show it. */
  replaceMedia: write(z.extend(GivenMedia, OneMedia.shape), Media, [
    'not-found',
    'conflict',
    'unavailable',
  ]),
  /** Deletes a file; pages show an empty place for it. It can be restored for some days. */
  deleteMedia: write(OneMedia, Nothing, ['not-found']),
  restoreMedia: write(OneMedia, Nothing, ['not-found', 'conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'website-builder/media': typeof media
  }
}
