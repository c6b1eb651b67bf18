import * as z from 'zod/mini'
import { carryingSources, type ArticleScope } from '#areas/articles/server/lends/lists.ts'
import { isStream, recordingKind, statedBytes } from '#engine/feeds/episodes/recordings.ts'
import { mediaType } from '#feeds/media/media-type.ts'
import { sql } from '#server/tools.ts'

/** A recording as its feed describes it. */
export interface RecordedFile {
  url: string
  type: string
  /** The size in bytes; 0 if unknown. */
  length: number
  /** The length in seconds; absent if the feed does not state it. */
  seconds?: number
  /** The address of the recording's picture, or else of the entry's picture. */
  cover?: string
}

const FileRow = z.object({
  article: z.int(),
  url: z.string(),
  type: z.nullable(z.string()),
  length: z.nullable(z.number()),
  seconds: z.nullable(z.number()),
  cover: z.nullable(z.string()),
  role: z.nullable(z.enum(['chapters', 'transcript'])),
})

const STREAM_TYPE = 'application/vnd.apple.mpegurl'

/**
 * Reads the recordings of articles from the reader's sources, by the ids of the articles. A file
 * that occurs twice is listed once.
 */
export async function recordingsOf(
  { db, readerId }: Pick<ArticleScope, 'db' | 'readerId'>,
  articles: readonly number[],
): Promise<ReadonlyMap<number, RecordedFile[]>> {
  const rows = await db.many(
    FileRow,
    sql`select article_id as article, file ->> 'url' as url, file ->> 'type' as type,
          (file ->> 'length')::double precision as length,
          (file ->> 'seconds')::double precision as seconds, coalesce(file ->> 'cover', image) as cover, file ->> 'role' as role
        from article_entries
        join entries on entries.id = entry_id
        cross join lateral ${carryingSources(readerId)}
        cross join lateral jsonb_array_elements(enclosures) with ordinality as listed (file, place)
        where article_id = any(${[...articles]}) and enclosures <> '[]'::jsonb
        order by article_entries.position, place`,
  )
  const files = new Map<number, RecordedFile[]>()
  for (const { article, url, role, ...row } of rows) {
    const kind = recordingKind({ url, type: row.type, ...(role !== null && { role }) })
    const known = files.get(article) ?? []
    if (kind === null || known.some((file) => file.url === url)) continue
    const usual = kind === 'video' ? 'video/mp4' : 'audio/mpeg'
    const type = isStream({ url, type: row.type })
      ? (row.type ?? STREAM_TYPE)
      : (mediaType(row.type, url) ?? usual)
    files.set(article, [
      ...known,
      {
        ...{ url, type, length: statedBytes(row.length) ?? 0 },
        ...(row.seconds && { seconds: row.seconds }),
        ...(row.cover !== null && { cover: row.cover }),
      },
    ])
  }
  return files
}
