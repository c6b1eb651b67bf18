import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import type { MakersDesk } from '#platform/actions/server/lends.ts'
import { Id } from '#core/words.ts'
import { join, sql } from '#server/tools.ts'
import type { ReaderRoute } from '#server/web/routes/route.ts'
import { streamZip, type ZippedFile } from '#server/zip/stream-zip.ts'
import { WholeBrief } from '../../drafts/brief.ts'
import { DraftText } from '../../drafts/draft.ts'
import { uniqueNames } from '../../exporting/file-name.ts'
import { historyHead, historyRow } from '../../exporting/history-table.ts'
import { DRAFTS } from '../../limits.ts'
import { draftColumns, DraftRow, type Owned } from '../rows/draft-rows.ts'
import { withMakers } from '../drafts/with-makers.ts'
import { draftFile, outgoing, packedFiles } from './export-draft.ts'
import { savedAs } from './saved-as.ts'

/** The number of rows to read at a time. `TEXTS_AT_ONCE` is smaller because texts are larger. */
const ROWS_AT_ONCE = 500
const TEXTS_AT_ONCE = 10

/** Serves a CSV file with all drafts of the reader. */
export const historyTable: ReaderRoute = {
  who: 'reader',
  path: '/ai-content/history.csv',
  async answer(tools, { readerId }) {
    return {
      type: 'text/csv; charset=utf-8',
      body: Readable.from(table({ ...tools, readerId })),
      headers: savedAs('texts.csv'),
    }
  },
}

async function* table(of: MakersDesk): AsyncGenerator<string> {
  yield historyHead
  for await (const rows of pages(of, null, ROWS_AT_ONCE))
    yield rows.map((row) => historyRow(row)).join('')
}

/**
 * Serves an archive of the chosen drafts (`?drafts=ID,ID`), or of all drafts, as Markdown, HTML and
 * Word files with a table.
 */
export const draftArchive: ReaderRoute = {
  who: 'reader',
  path: '/ai-content/texts.zip',
  async answer(tools, { query, readerId }) {
    const chosen = query.get('drafts')
    const ids = chosen === null ? null : chosen.split(',', DRAFTS.listed)
    if (ids && !ids.every((id) => Id.safeParse(id).success)) return null
    return {
      type: 'application/zip',
      body: Readable.from(streamZip(packed({ ...tools, readerId }, ids), tools.now()), {
        objectMode: false,
      }),
      headers: savedAs('texts.zip'),
    }
  },
}

/**
 * Reads and writes the texts one after another, because all of them together may not fit into
 * memory.
 */
async function* packed(of: MakersDesk, ids: readonly string[] | null): AsyncGenerator<ZippedFile> {
  const nameOf = uniqueNames()
  let rowsOfTable = historyHead
  for await (const rows of pages(of, ids, TEXTS_AT_ONCE)) {
    const texts = await readTexts(of, rows)
    for (const row of rows) {
      const found = texts.get(row.id)
      if (!found) continue
      const name = nameOf(row.title)
      rowsOfTable += historyRow(row, name)
      const text = outgoing(found.text, found.brief, { isPublic: false, withNotes: true })
      for (const file of packedFiles) {
        const written = await draftFile(text, file)
        if (written)
          yield { path: `${name}/${name}${written.ending}`, content: Buffer.from(written.body) }
      }
    }
  }
  yield { path: 'texts.csv', content: Buffer.from(rowsOfTable) }
}

/** Reads drafts page by page, newest first. */
async function* pages(
  desk: MakersDesk,
  ids: readonly string[] | null,
  most: number,
): AsyncGenerator<DraftRow[]> {
  const { db, readerId } = desk
  let last: DraftRow | undefined
  for (;;) {
    const holds = [sql`draft.reader_id = ${readerId}`, sql`deleted_at is null`]
    if (ids) holds.push(sql`draft.id = any(${[...ids]})`)
    if (last)
      holds.push(sql`(draft.created_at, draft.number) < (${last.createdAt}, ${last.number})`)
    const rows = await db.many(
      DraftRow,
      sql`select ${draftColumns} from ai_content_drafts as draft join readers as reader on reader.id = draft.reader_id
          where ${join(holds, ' and ')} order by draft.created_at desc, draft.number desc limit ${most}`,
    )
    if (rows.length > 0) yield withMakers(desk, rows)
    last = rows.at(-1)
    if (rows.length < most) return
  }
}

const TextRow = z.object({ id: z.string(), text: DraftText, brief: WholeBrief })

async function readTexts({ db, readerId }: Owned, rows: readonly DraftRow[]) {
  const found = await db.many(
    TextRow,
    sql`select draft.id, kept.text, said.brief from ai_content_drafts as draft
        join ai_content_versions as kept on kept.draft_id = draft.id and kept.version = draft.version
        join ai_content_briefs as said on said.draft_id = draft.id
        where draft.id = any(${rows.map(({ id }) => id)}) and draft.reader_id = ${readerId}
          and kept.reader_id = ${readerId} and said.reader_id = ${readerId}`,
  )
  return new Map(found.map((row) => [row.id, row]))
}
