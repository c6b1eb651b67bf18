import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { readingMinutes } from '#areas/articles/server/lends/article.ts'
import { sql } from '#server/tools.ts'
import { BookmarkState, type Bookmark } from '../../contracts/bookmarks.ts'

const EXCERPT_CHARACTERS = 240

export const BookmarkRow = z.object({
  id: z.int(),
  address: z.string(),
  title: z.string(),
  language: z.nullable(z.string()),
  host: z.string(),
  tags: z.array(z.string()),
  note: z.string(),
  state: BookmarkState,
  message: z.nullable(z.string()),
  savedAt: Time,
  readAt: z.nullable(Time),
  archivedAt: z.nullable(Time),
  excerpt: z.string(),
  minutes: z.nullable(z.number()),
})

/**
 * Columns of bookmarks in lists. Only the beginning of the text is read, because lists have many
 * bookmarks.
 */
export const bookmarkColumns = sql`id, address, title, language, host, tags, note, state, message, saved_at, read_at, archived_at,
  left(text, ${EXCERPT_CHARACTERS}) as excerpt, ${readingMinutes(sql`text`, sql`language`)} as minutes`

export function bookmarkOf(row: z.infer<typeof BookmarkRow>): Bookmark {
  const { host, language: _language, readAt, archivedAt, minutes, ...shown } = row
  return {
    ...shown,
    site: host.replace(/^www\./, ''),
    isRead: readAt !== null,
    isArchived: archivedAt !== null,
    minutes: minutes && Math.max(1, Math.round(minutes)),
  }
}
