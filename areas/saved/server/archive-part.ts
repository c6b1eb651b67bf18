import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { pictureType } from '#platform/files/server/lends.ts'
import { ARCHIVE } from '#server/archive/limits.ts'
import { SAVED } from '../limits.ts'
import { sanitizeHtml } from '#engine/markup/sanitize.ts'
import { NOWHERE, askedAddress, webLink } from '#server/archive/web-columns.ts'
import type { AboutRow, ArchivePart } from '#server/archive/archive-part.ts'
import {
  doneByReader,
  each,
  name,
  oneOf,
  shaped,
  short,
  words,
} from '#server/archive/checks/column-rules.ts'
import { sql } from '#server/tools.ts'
import { importFormats } from '../contracts/import.ts'
import { bookmarkStates } from '../contracts/bookmarks.ts'
import { bookmarkContents } from './fetching/shown-pictures.ts'
import { ImportItem } from './importing/import-item.ts'
import { LeftOutLines } from './importing/left-out.ts'

/** Sanitizes HTML like that of a fetched page, because an archive may come from anybody. */
function html(value: string, { row: { address } }: AboutRow): string {
  return sanitizeHtml(value, (typeof address === 'string' ? webLink(address) : null) ?? NOWHERE)
}

/** Saved articles, bookmarks and their texts. */
export const savedArchive: ArchivePart = {
  tables: {
    saved_articles: { columns: doneByReader },
    notifications_saved: { columns: { reader_id: name, words: name } },
    saved_bookmarks: {
      columns: {
        ...{ reader_id: name, address: askedAddress, page_key: name, host: name, import_id: name },
        ...{ title: short(SAVED.titleCharacters), tags: each(short(SAVED.tagCharacters)) },
        ...{ authors: each(name), language: name, state: oneOf(bookmarkStates), message: words },
        ...{ html, text: words, note: short(SAVED.noteCharacters) },
      },
    },
    saved_pictures: {
      columns: {
        ...{ reader_id: name, address: askedAddress, host: name, hash: name },
        state: oneOf(bookmarkStates),
      },
    },
    saved_imports: {
      columns: {
        ...{ id: name, reader_id: name, format: oneOf(importFormats) },
        left_out: shaped(LeftOutLines),
      },
    },
    saved_import_items: {
      columns: { reader_id: name, import_id: name, page_key: name, item: shaped(ImportItem) },
    },
  },
  async *ownFiles(tools, readerId) {
    const rows = await tools.db.many(
      z.object({ hash: z.string() }),
      sql`select distinct hash from saved_pictures where reader_id = ${readerId} and hash is not null order by hash`,
    )
    for (const { hash } of rows) {
      const content = await bookmarkContents(tools).read(hash, ARCHIVE.fileBytes)
      if (content !== null) yield { name: `bookmarks/${hash}.webp`, content }
    }
  },
  media: [
    {
      pattern: /^media\/bookmarks\/([\da-f]{2})\/\1[\da-f]{62}$/,
      mostBytes: ARCHIVE.fileBytes,
      problemOf(file, content) {
        const hash = createHash('sha256').update(content).digest('hex')
        if (!file.endsWith(`/${hash}`)) return 'does not match its name'
        return pictureType(content) === 'image/webp'
          ? null
          : 'is not a picture as the server stores them'
      },
    },
  ],
}
