import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { openLink } from '#server/fetch/newswire-address.ts'
import { sql, type Database } from '#server/tools.ts'
import { NoteCategory } from '../../contract.ts'
import { highlightColors, StoredAnchor, subjectKinds } from '../../contracts/highlights.ts'
import type { FoundHighlight } from '../../importing/found-note.ts'

/** The most rows in memory at a time, since one note may have two million characters. */
const ROWS_AT_ONCE = 50

const Row = z.object({
  id: z.string(),
  number: z.int(),
  category: NoteCategory,
  title: z.string(),
  text: z.string(),
  tags: z.array(z.string()),
  revision: z.int(),
  createdAt: Time,
  editedAt: Time,
  articleId: z.nullable(z.int()),
  entryId: z.nullable(z.int()),
  bookmarkId: z.nullable(z.int()),
  subject: z.nullable(z.enum(subjectKinds)),
  subjectTitle: z.string(),
  subjectAddress: z.nullable(z.string()),
  color: z.nullable(z.enum(highlightColors)),
  quote: z.string(),
  anchor: z.nullable(StoredAnchor),
})

export interface ExportedNote extends Pick<
  z.infer<typeof Row>,
  'id' | 'category' | 'title' | 'text' | 'tags' | 'revision' | 'createdAt' | 'editedAt'
> {
  highlight: FoundHighlight | null
  /** The address of the text on this server or at its publisher; null if it has neither. */
  link: string | null
}

/** Reads all notes of a reader, oldest first. `origin` is the public address of the server. */
export async function* exportedNotes(
  db: Database,
  readerId: string,
  origin: string,
): AsyncGenerator<ExportedNote> {
  let last = 0
  for (;;) {
    const rows = await db.many(
      Row,
      sql`select id, number, category, title, text, tags, revision, created_at, edited_at, article_id, entry_id,
            bookmark_id, subject, subject_title, subject_address, color, quote, anchor
          from notes where reader_id = ${readerId} and deleted_at is null and number > ${last}
          order by number limit ${ROWS_AT_ONCE}`,
    )
    for (const row of rows) yield exported(row, origin)
    last = rows.at(-1)?.number ?? 0
    if (rows.length < ROWS_AT_ONCE) return
  }
}

function exported(row: z.infer<typeof Row>, origin: string): ExportedNote {
  const { id, category, title, text, tags, revision, createdAt, editedAt } = row
  const { subject, subjectTitle, subjectAddress, color, quote, anchor, articleId } = row
  const numbers = { article: articleId, entry: row.entryId, bookmark: row.bookmarkId }
  const here =
    row.bookmarkId !== null
      ? `${origin}/news-hub/bookmark?id=${row.bookmarkId}`
      : articleId === null
        ? null
        : `${origin}/news-hub/feed?article=${articleId}`
  return {
    ...{ id, category, title, text, tags, revision, createdAt, editedAt },
    link: openLink(subjectAddress, { publicAddress: origin }) ?? here,
    highlight:
      subject === null || color === null || anchor === null
        ? null
        : {
            subject,
            subjectId: numbers[subject],
            subjectTitle,
            subjectAddress,
            color,
            quote,
            anchor,
          },
  }
}
