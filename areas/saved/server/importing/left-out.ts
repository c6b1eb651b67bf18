import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { csvLine } from '#engine/csv/csv-line.ts'
import type { ReaderRoute } from '#server/web/routes/route.ts'
import { sql, type Database } from '#server/tools.ts'
import { LeftOutReason } from '../../contracts/import.ts'

/** The most rows that are in memory at a time. */
const ROWS_AT_ONCE = 500

/** Bookmarks of a file that were left out, as stored with the import. */
export const LeftOutLines = z.array(
  z.object({
    place: z.int(),
    address: z.string(),
    title: z.string(),
    reason: LeftOutReason,
  }),
)

const reasons: Record<LeftOutReason, string> = {
  'no-address': 'It has no address.',
  'no-web-address': 'Its address is not an http or https address.',
  'too-long': 'Its address is too long.',
  repeated: 'The same page is listed before it in the file. Their tags were joined.',
  'too-many': 'The file has more bookmarks than can be imported at once. Split it.',
}

/**
 * An SQL expression for the number of lines of an import in `left-out.csv`, for queries of
 * `saved_imports as one`.
 */
export const problemsOfImport = sql`(jsonb_array_length(one.left_out) + (
  select count(*) from saved_bookmarks as page
  where page.reader_id = one.reader_id and page.import_id = one.id and page.state = 'failed'
    and page.deleted_at is null))::int`

/**
 * Serves a table of bookmarks that were left out, and of imported pages that could not be fetched.
 */
export const leftOutDocument: ReaderRoute = {
  who: 'reader',
  path: '/saved/imports/:id/left-out.csv',
  async answer({ db }, { params: { id = '' }, readerId }) {
    const found = await db.maybe(
      z.object({ leftOut: LeftOutLines }),
      sql`select left_out from saved_imports where id = ${id} and reader_id = ${readerId}`,
    )
    if (!found) return null
    return {
      type: 'text/csv; charset=utf-8',
      body: Readable.from(write(db, readerId, id, found.leftOut)),
      headers: {
        'content-disposition': 'attachment; filename="not-imported.csv"',
        'cache-control': 'no-store',
      },
    }
  },
}

const FailedRow = z.object({
  id: z.int(),
  address: z.string(),
  title: z.string(),
  message: z.nullable(z.string()),
})

async function* write(
  db: Database,
  readerId: string,
  importId: string,
  leftOut: z.infer<typeof LeftOutLines>,
): AsyncGenerator<string> {
  yield csvLine(['number in the file', 'address', 'title', 'reason'])
  for (const { place, address, title, reason } of leftOut) {
    yield csvLine([String(place), address, title, reasons[reason]])
  }
  let last = 0
  for (;;) {
    const rows = await db.many(
      FailedRow,
      sql`select id, address, title, message from saved_bookmarks
          where reader_id = ${readerId} and import_id = ${importId} and state = 'failed' and deleted_at is null
            and id > ${last}
          order by id limit ${ROWS_AT_ONCE}`,
    )
    yield rows
      .map(({ address, title, message }) =>
        csvLine(['', address, title, `Saved without its text. ${message ?? ''}`.trim()]),
      )
      .join('')
    last = rows.at(-1)?.id ?? last
    if (rows.length < ROWS_AT_ONCE) return
  }
}
