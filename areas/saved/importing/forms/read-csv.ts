import { parse } from 'csv-parse/sync'
import { SAVED } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import type { ImportFormat } from '../../contracts/import.ts'
import { timeOf } from '../file-times.ts'
import { collectBookmarks, type ImportedFile, type RawBookmark } from '../found-bookmark.ts'
import { anyItem } from '../json/bookmark-lists.ts'
import { isTrue, labels } from '../json/json-items.ts'
import { unknownFile } from '../unknown-file.ts'

type Row = Record<string, string>

/** The most records that are read. Records above the limit of an import are only counted. */
const MOST_RECORDS = 2 * SAVED.importBookmarks
const RECORD_CHARACTERS = 2_000_000
/** The number of rows that are read to find out what a column contains. */
const LOOKED_AT = 20
/**
 * Separators of fields: spreadsheets in many languages write semicolons, and copied cells have
 * tabs.
 */
const DELIMITERS = [',', ';', '\t'] as const

/** Known programs, each with the columns that identify it and a function that reads its rows. */
const kinds: { format: ImportFormat; columns: string[]; read: (row: Row) => RawBookmark }[] = [
  {
    format: 'synthwire-csv',
    columns: ['address', 'saved_at', 'archived'],
    read: (row) => ({
      ...{ address: row['address'], title: unquoted(row['title']), note: unquoted(row['note']) },
      tags: unquoted(row['tags']).split(','),
      savedAt: timeOf(row['saved_at']),
      ...{ isRead: row['read'] === 'yes', isArchived: row['archived'] === 'yes' },
    }),
  },
  {
    format: 'pocket-csv',
    columns: ['url', 'time_added', 'status'],
    read: (row) => ({
      ...{ address: row['url'], title: row['title'] },
      tags: (row['tags'] ?? '').split(/[|,]/),
      savedAt: timeOf(row['time_added']),
      isArchived: row['status'] === 'archive',
    }),
  },
  {
    format: 'instapaper',
    columns: ['url', 'folder', 'timestamp'],
    read: ({ url, title, selection, folder = '', timestamp, tags = '' }) => ({
      ...{ address: url, title, note: selection },
      tags: [...labels(tags), ...(/^(?:unread|archive)$/i.test(folder) ? [] : [folder])],
      savedAt: timeOf(timestamp),
      isArchived: /^archive$/i.test(folder),
    }),
  },
  {
    format: 'raindrop',
    columns: ['url', 'folder', 'created', 'excerpt'],
    read: ({ url, title, note = '', highlights = '', folder = '', tags = '', ...row }) => ({
      ...{ address: url, title, note: [note, highlights].filter(Boolean).join('\n\n') },
      tags: [
        ...labels(tags),
        // The names of nested folders are in one text, separated by slashes.
        ...folder.split('/').filter((name) => !/^\s*unsorted\s*$/i.test(name)),
        ...(isTrue(row['favorite']) ? ['starred'] : []),
      ],
      savedAt: timeOf(row['created']),
    }),
  },
  {
    format: 'readwise',
    columns: ['url', 'document_tags', 'location'],
    read: (row) => ({
      ...{ address: row['url'], title: row['title'], note: row['document_note'] },
      tags: [
        ...labels(row['document_tags']),
        ...(row['location'] === 'shortlist' ? ['shortlist'] : []),
      ],
      savedAt: timeOf(row['saved_date']),
      isRead: Number(row['reading_progress']) >= 0.95 || row['location'] === 'archive',
      isArchived: row['location'] === 'archive',
    }),
  },
  {
    format: 'list',
    // These columns identify Diigo.
    columns: ['url', 'tags', 'comments', 'annotations'],
    read: ({ tags = '', ...row }) => ({
      ...anyItem(row),
      note: [row['description'], row['comments'], row['annotations']].filter(Boolean).join('\n\n'),
      // A tag that has several words is in quotation marks.
      tags: (tags.match(/"[^"]*"|[^\s,"]+/g) ?? []).map((tag) => tag.replaceAll('"', '')),
    }),
  },
  ...['url', 'link', 'href', 'uri', 'address'].map((column) => ({
    ...{ format: 'list' as const, columns: [column], read: anyItem },
  })),
]

/**
 * Reads bookmarks from a table: of a known program, of our own export, or any with a column of
 * addresses.
 */
export function readCsv(given: string): ImportedFile {
  // Some spreadsheets begin with a line that names the separator.
  const text = given.replace(/^sep=.\r?\n/i, '')
  for (const delimiter of DELIMITERS) {
    const [header = []] = records(text, { delimiter, most: 1 })
    const names = header.map((name) => name.trim().toLowerCase().replaceAll(/\W+/g, '_'))
    const kind = kinds.find(({ columns }) => columns.every((column) => names.includes(column)))
    if (!kind) continue
    const { add, end } = collectBookmarks(kind.format)
    for (const cells of records(text, { delimiter, most: MOST_RECORDS }).slice(1)) {
      add(kind.read(Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))))
    }
    return end()
  }
  return readByAddresses(text) ?? fail()
}

function fail(): never {
  throw unknownFile('This file is not known here.')
}

/**
 * Reads a table whose column names are unknown, such as one in another language. It takes the first
 * column of addresses, and the first column of text as the titles. Null if no column has addresses.
 */
function readByAddresses(text: string): ImportedFile | null {
  for (const delimiter of DELIMITERS) {
    const [header = [], ...shown] = records(text, { delimiter, most: LOOKED_AT })
    const share = (column: number, isOne: (cell: string) => boolean) =>
      shown.filter((row) => isOne(row[column]?.trim() ?? '')).length / shown.length
    const columns = [...(shown[0] ?? []).keys()]
    const address = columns.find((column) => share(column, isAddress) > 0.5)
    if (address === undefined) continue
    const title = columns.find((column) => column !== address && share(column, isInWords) > 0.5)
    const { add, end } = collectBookmarks('list')
    // A table may have no header row.
    const first = isAddress(header[address]?.trim() ?? '') ? 0 : 1
    for (const row of records(text, { delimiter, most: MOST_RECORDS }).slice(first)) {
      add({ address: row[address], title: title === undefined ? null : row[title] })
    }
    return end()
  }
  return null
}

function isAddress(cell: string): boolean {
  return /^https?:\/\/\S/i.test(cell)
}

/** Says if a cell contains text that is not a number, a time or an address. */
function isInWords(cell: string): boolean {
  return /\p{L}/u.test(cell) && timeOf(cell) === null && !isAddress(cell)
}

function records(
  text: string,
  { delimiter, most }: { delimiter: string; most: number },
): string[][] {
  try {
    return parse(text, {
      ...{ bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true },
      ...{ delimiter, record_delimiter: ['\r\n', '\n', '\r'] },
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

/**
 * Removes the apostrophe that our own export puts before values that a spreadsheet would take for
 * formulas.
 */
function unquoted(cell = ''): string {
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell
}
