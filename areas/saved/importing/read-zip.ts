import { SAVED } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { decodeBody } from '#engine/feeds/decode-body.ts'
import { unpackZip } from '#engine/zip/unpack-zip.ts'
import type { ImportedFile } from './found-bookmark.ts'
import { readCsv } from './read-csv.ts'
import { readBookmarkHtml } from './read-html.ts'
import { itemsIn, readItems } from './read-json.ts'

const LIST = /\.(?:json|csv|html?)$/i
const MOST_FILES = 100_000
/** Texts of Omnivore lie beside the lists, by the slug of their bookmark. */
const TEXT = /(?:^|\/)content\/([^/]+)\.html?$/i

/** A packed export: lists of Omnivore with their texts, or tables of Pocket. */
export function readZip(bytes: Uint8Array): ImportedFile {
  const files = unpackZip(bytes, {
    isWanted: (name) => LIST.test(name),
    bytes: SAVED.unpackedBytes,
    files: MOST_FILES,
    remedy: 'Unpack it and import its lists one by one.',
  })
  const lists = files.filter(([name]) => /\.json$/i.test(name))
  if (lists.length > 0) {
    const texts = new Map(
      files.flatMap(([name, content]) => {
        const slug = TEXT.exec(name)?.[1]
        return slug === undefined ? [] : [[slug, content] as const]
      }),
    )
    return readItems(
      lists.map(([, content]) => itemsIn(textOf(content))),
      (slug) => {
        const content = texts.get(slug)
        return content ? textOf(content) : null
      },
    )
  }
  const tables = files.filter(([name]) => /\.csv$/i.test(name))
  if (tables.length > 0) return readCsv(joined(tables.map(([, content]) => textOf(content))))
  const page = files.find(([name]) => /\.html?$/i.test(name))
  if (page) return readBookmarkHtml(textOf(page[1]))
  throw new Problem('invalid', 'There is no list of bookmarks in this zip file.')
}

/** Tables of several parts repeat their header. */
function joined(tables: readonly string[]): string {
  const [first = '', ...others] = tables
  const rows = others.map((table) => table.slice(table.indexOf('\n') + 1))
  return [first, ...rows].map((part) => part.trimEnd()).join('\n')
}

function textOf(content: Uint8Array): string {
  return decodeBody(content).text
}
