import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { isStream, recordingKind, statedBytes } from '#engine/feeds/episodes/recordings.ts'
import type { Enclosure } from '#engine/feeds/feed-document.ts'
import { carryingSources } from '#areas/articles/server/lends/lists.ts'
import { mediaAddress } from '#feeds/media/media-address.ts'
import { pictureAddresses } from '#feeds/pictures/picture-address.ts'
import { openLink } from '#server/fetch/newswire-address.ts'
import { sql, type Desk, type Sql } from '#server/tools.ts'
import type { Episode } from '../contract.ts'
import { episodeId } from '../episode-id.ts'

/** A file of an entry, as this or an older version of the server stored it. */
const StoredFile = z.object({
  url: z.string(),
  type: z.nullable(z.string()),
  length: z.nullable(z.number()),
  role: z.optional(z.enum(['chapters', 'transcript'])),
  language: z.optional(z.string()),
  seconds: z.optional(z.number()),
  cover: z.optional(z.string()),
  chapters: z.optional(z.array(z.object({ title: z.string(), start: z.number() }))),
  season: z.optional(z.int()),
  number: z.optional(z.int()),
  extra: z.optional(z.enum(['trailer', 'bonus'])),
  isExplicit: z.optional(z.boolean()),
  isSerial: z.optional(z.boolean()),
}) satisfies z.ZodMiniType<Enclosure>

const EntryRow = z.object({
  entry: z.int(),
  article: z.nullable(z.int()),
  title: z.string(),
  source: z.string(),
  link: z.nullable(z.string()),
  image: z.nullable(z.string()),
  language: z.nullable(z.string()),
  publishedTime: Time,
  files: z.array(StoredFile),
  /** What the reader did with the files, by their positions. */
  marks: z.array(
    z.object({
      file: z.int(),
      position: z.number(),
      isHeard: z.boolean(),
      place: z.nullable(z.number()),
    }),
  ),
})
export type EntryWithFiles = z.infer<typeof EntryRow>

/** The most characters of the source's name, and of the title, in the name of a downloaded file. */
const NAME_CHARACTERS = 60
/** The width at which the picture of an episode is shown, and fetched. */
const COVER_WIDTH_PX = 320

/**
 * Entries of the reader's sources that have files; `which` is appended to `from entries` and its
 * joins.
 */
export function entriesWithFiles({ db, readerId }: Desk, which: Sql): Promise<EntryWithFiles[]> {
  return db.many(
    EntryRow,
    sql`select entries.id as entry, article_id as article, entries.title, sources.name as source, link, image,
          entries.language, published_at as published_time, enclosures as files, coalesce((
            select jsonb_agg(jsonb_build_object('file', file, 'position', position, 'isHeard', heard_at is not null, 'place', place))
            from episodes where episodes.entry_id = entries.id and reader_id = ${readerId}), '[]') as marks
        from entries
        cross join lateral ${carryingSources(readerId)}
        left join article_entries on article_entries.entry_id = entries.id
        ${which}`,
  )
}

/** All recordings of an entry, including other forms of the same recording. */
export function episodesOf({ secrets, readerId }: Desk, entry: EntryWithFiles): Episode[] {
  return entry.files.flatMap((stated, file) => {
    const kind = recordingKind(stated)
    if (kind === null) return []
    const mark = entry.marks.find((one) => one.file === file)
    const picture = stated.cover ?? entry.image
    return {
      ...{ id: episodeId(entry.entry, file), kind, title: entry.title, source: entry.source },
      ...{ publishedTime: entry.publishedTime, article: entry.article },
      // Lengths that older versions stored may be 0.
      seconds: stated.seconds || null,
      bytes: statedBytes(stated.length),
      ...{ season: stated.season ?? null, number: stated.number ?? null },
      ...{ extra: stated.extra ?? null, isExplicit: stated.isExplicit ?? false },
      cover: picture === null ? null : coverOf(secrets, picture),
      ...{ file: stated.url, page: openLink(entry.link) },
      isStream: isStream(stated),
      download: `${mediaAddress(secrets, readerId, stated.url)}?save=${encodeURIComponent(nameOf(entry))}`,
      position: mark?.position ?? 0,
      isHeard: mark?.isHeard ?? false,
      isQueued: (mark?.place ?? null) !== null,
    }
  })
}

function nameOf({ source, title }: Pick<EntryWithFiles, 'source' | 'title'>): string {
  return `${source.slice(0, NAME_CHARACTERS)} - ${title.slice(0, NAME_CHARACTERS)}`.toWellFormed()
}

function coverOf(secrets: Desk['secrets'], picture: string): string | null {
  const [, ours] = pictureAddresses(secrets, picture).find(([px]) => px === COVER_WIDTH_PX) ?? []
  return ours ?? null
}
