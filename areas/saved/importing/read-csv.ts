import { parse } from 'csv-parse/sync'
import { SAVED } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import type { ImportFormat } from '../contracts/import.ts'
import { timeOfNumber, timeOfWords } from './file-times.ts'
import { collectBookmarks, type ImportedFile, type RawBookmark } from './found-bookmark.ts'

type Row = Record<string, string>

/** What is counted beyond those that are taken. */
const MOST_RECORDS = 2 * SAVED.importBookmarks
const RECORD_CHARACTERS = 2_000_000

/** Which program names its columns so, and what they mean. */
const kinds: { format: ImportFormat; columns: string[]; read: (row: Row) => RawBookmark }[] = [
  {
    format: 'synthwire-csv',
    columns: ['address', 'saved_at', 'archived'],
    read: (row) => ({
      ...{ address: row['address'], title: unquoted(row['title']) },
      tags: unquoted(row['tags']).split(','),
      savedAt: timeOfWords(row['saved_at']),
      ...{ isRead: row['read'] === 'yes', isArchived: row['archived'] === 'yes' },
    }),
  },
  {
    format: 'pocket-csv',
    columns: ['url', 'time_added', 'status'],
    read: (row) => ({
      ...{ address: row['url'], title: row['title'] },
      tags: (row['tags'] ?? '').split(/[|,]/),
      savedAt: timeOfNumber(row['time_added']),
      isArchived: row['status'] === 'archive',
    }),
  },
  {
    format: 'instapaper',
    columns: ['url', 'folder', 'timestamp'],
    read: ({ url, title, folder = '', timestamp, tags = '' }) => ({
      ...{ address: url, title },
      tags: [...tagList(tags), ...(/^(?:unread|archive)$/i.test(folder) ? [] : [folder])],
      savedAt: timeOfNumber(timestamp),
      isArchived: /^archive$/i.test(folder),
    }),
  },
  {
    format: 'readwise',
    columns: ['url', 'document tags', 'location'],
    read: (row) => ({
      ...{ address: row['url'], title: row['title'] },
      tags: [
        ...tagList(row['document tags'] ?? ''),
        ...(row['location'] === 'shortlist' ? ['shortlist'] : []),
      ],
      savedAt: timeOfWords(row['saved date']),
      isRead: Number(row['reading progress']) >= 0.95 || row['location'] === 'archive',
      isArchived: row['location'] === 'archive',
    }),
  },
]

/** Bookmarks as a table: of Pocket, Instapaper, Readwise Reader, or our own. */
export function readCsv(text: string): ImportedFile {
  const [header = []] = records(text, 1)
  const names = header.map((name) => name.trim().toLowerCase())
  const kind = kinds.find(({ columns }) => columns.every((column) => names.includes(column)))
  if (!kind) {
    throw new Problem(
      'invalid',
      'This file is not known here. Choose an export of Pocket, Instapaper, Wallabag, Omnivore or Readwise Reader, or the bookmarks of a browser (HTML).',
    )
  }
  const { add, end } = collectBookmarks(kind.format)
  const rows = records(text, MOST_RECORDS)
  for (const cells of rows.slice(1)) {
    add(kind.read(Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))))
  }
  return end()
}

function records(text: string, most: number): string[][] {
  try {
    return parse(text, {
      ...{ bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true },
      ...{ max_record_size: RECORD_CHARACTERS, to: most },
    })
  } catch (cause) {
    throw new Problem(
      'invalid',
      'The table breaks off or is damaged: a quotation in it never ends. Export it again.',
      { cause },
    )
  }
}

/** "a, b", "['a', 'b']" and '["a","b"]' are the same two. */
function tagList(given: string): string[] {
  return given.split(',').map((tag) => tag.replaceAll(/[[\]'"]/g, ' '))
}

/** Our own tables have a mark before what a spreadsheet would calculate. */
function unquoted(cell = ''): string {
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell
}
