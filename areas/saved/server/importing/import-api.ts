import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import { SAVED } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { withGivenFile, type FileKind } from '#platform/files/server/lends.ts'
import { startRun } from '#platform/runs/server/lends.ts'
import { bulk } from '#server/database/bulk.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import type { FoundBookmark } from '../../importing/found-bookmark.ts'
import { leftOutReasons, type savedImport } from '../../contracts/import.ts'
import { demandRoom } from '../bookmarks/add-bookmark.ts'
import { importReading } from './import-reading.ts'
import { importBookmarks } from './import-run.ts'
import { problemsOfImport } from './left-out.ts'

const FIRST = 10
/** The number of bookmarks that are stored in one statement. */
const BATCH = 500

/** An uploaded file with bookmarks of another program. */
export const bookmarkFile: FileKind = {
  id: 'saved/import',
  mostBytes: SAVED.importBytes,
  remedy: 'Split the file, then import the parts.',
  isKept: false,
}

/**
 * Imports files of other programs. A file is read first, and imported after the reader has seen a
 * preview.
 */
export function serverSavedImport(tools: Desk): Api<typeof savedImport> {
  const { db, readerId, now } = tools
  return {
    async readFile(given) {
      const { format, bookmarks, leftOut, lines } = await withGivenFile(
        tools,
        bookmarkFile,
        { name: 'The file', ...given },
        (bytes) => tools.read(importReading, { bytes }),
      )
      const id = newId('import')
      await db.transaction(async (db) => {
        await db.run(sql`
          insert into saved_imports (id, reader_id, format, found, left_out, created_at)
          values (${id}, ${readerId}, ${format}, ${bookmarks.length}, ${JSON.stringify(lines)}::jsonb, ${now()})`)
        await keepItems(db, { id, readerId }, bookmarks)
        await forgetWaiting(db, readerId)
      })
      const { fresh } = await db.one(
        z.object({ fresh: z.int() }),
        sql`select count(*)::int as fresh from saved_import_items as item
            where import_id = ${id} and reader_id = ${readerId} and not exists (
              select from saved_bookmarks as known
              where known.reader_id = ${readerId} and known.page_key = item.page_key and deleted_at is null)`,
      )
      return {
        ...{ id, format, fresh, found: bookmarks.length },
        read: bookmarks.filter(({ isRead }) => isRead).length,
        archived: bookmarks.filter(({ isArchived }) => isArchived).length,
        tags: new Set(bookmarks.flatMap(({ tags }) => tags)).size,
        leftOut: leftOutReasons
          .map((reason) => ({ reason, count: leftOut[reason] }))
          .filter(({ count }) => count > 0),
        first: bookmarks
          .slice(0, FIRST)
          .map(({ title, address, savedAt }) => ({ title: title || address, address, savedAt })),
      }
    },

    async startImport({ id }) {
      const started = await db.transaction(async (db) => {
        const found = await db.maybe(
          z.object({ found: z.int() }),
          sql`update saved_imports set started_at = ${now()}
              where id = ${id} and reader_id = ${readerId} and started_at is null returning found`,
        )
        if (!found) {
          throw new Problem(
            'not-found',
            'That file is no longer waiting to be imported. Choose it again.',
          )
        }
        await demandRoom(db, readerId, found.found)
        return startRun(
          tools,
          importBookmarks,
          {
            readerId,
            title: `Import ${found.found.toLocaleString('en')} bookmarks`,
            subject: id,
            input: { importId: id },
            total: found.found,
          },
          db,
        )
      })
      await tools.announce({ area: 'runs' })
      await tools.announce({ area: 'saved' })
      return { run: started.id }
    },

    async getNewest() {
      return db.maybe(
        z.object({ run: z.string(), import: z.string(), problems: z.int() }),
        sql`select run.id as run, one.id as import, ${problemsOfImport} as problems
            from runs as run join saved_imports as one on one.id = run.subject and one.reader_id = run.reader_id
            where run.reader_id = ${readerId} and run.area = 'saved' and run.kind = 'import'
            order by run.created_at desc limit 1`,
      )
    },
  }
}

async function keepItems(
  db: Database,
  { id, readerId }: { id: string; readerId: string },
  bookmarks: readonly FoundBookmark[],
): Promise<void> {
  for (let start = 0; start < bookmarks.length; start += BATCH) {
    const rows = bookmarks
      .slice(start, start + BATCH)
      .map(({ key, ...item }, at) => ({ place: start + at, page_key: key, item }))
    const items = bulk(rows, { place: 'int', page_key: 'text', item: 'jsonb' })
    await db.run(sql`
      insert into saved_import_items (reader_id, import_id, ${items.names})
      select ${readerId}, ${id}, ${items.names} from ${items.rows}`)
  }
}

/** Deletes the reader's files that were read and not imported, except for the newest few. */
async function forgetWaiting(db: Database, readerId: string): Promise<void> {
  await db.run(sql`
    delete from saved_imports where id in (
      select id from saved_imports where reader_id = ${readerId} and started_at is null
      order by created_at desc, id offset ${SAVED.waitingImports})`)
}
