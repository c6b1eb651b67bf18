import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import type { ReaderRoute } from '#server/web/routes/route.ts'
import { sql, type Database } from '#server/tools.ts'
import { csvFile } from './write-csv.ts'
import { markdownFile } from './write-markdown.ts'
import { netscapeFile } from './write-netscape.ts'
import type { ExportFile } from './export-file.ts'

/** The most rows that are in memory at a time. */
const ROWS_AT_ONCE = 500

const files: Record<string, ExportFile> = {
  'bookmarks.html': netscapeFile,
  'bookmarks.csv': csvFile,
  'bookmarks.md': markdownFile,
}

const ExportRow = z.object({
  id: z.int(),
  address: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
  savedAt: Time,
  isRead: z.boolean(),
  isArchived: z.boolean(),
  note: z.string(),
})
type ExportRow = z.infer<typeof ExportRow>

/** All bookmarks of the reader, in a format that other programs can read. */
export const bookmarkExport: ReaderRoute = {
  who: 'reader',
  path: '/saved/export/:file',
  async answer({ db }, { params: { file = '' }, readerId }) {
    const format = Object.hasOwn(files, file) ? files[file] : undefined
    if (!format) return null
    return {
      type: format.type,
      body: Readable.from(write(format, db, readerId)),
      headers: {
        'content-disposition': `attachment; filename="${file}"`,
        'cache-control': 'no-store',
      },
    }
  },
}

async function* write(format: ExportFile, db: Database, readerId: string): AsyncGenerator<string> {
  yield format.head
  let last: ExportRow | undefined
  for (;;) {
    const behind = last ? sql`and (saved_at, id) < (${last.savedAt}, ${last.id})` : sql``
    const rows = await db.many(
      ExportRow,
      sql`select id, address, title, tags, saved_at, read_at is not null as is_read,
            archived_at is not null as is_archived, note
          from saved_bookmarks where reader_id = ${readerId} and deleted_at is null ${behind}
          order by saved_at desc, id desc limit ${ROWS_AT_ONCE}`,
    )
    yield rows.map(format.line).join('')
    last = rows.at(-1)
    if (rows.length < ROWS_AT_ONCE) break
  }
  yield format.foot
}
