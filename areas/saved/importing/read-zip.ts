import { unzipSync, type Unzipped } from 'fflate'
import { SAVED } from '#core/limits.ts'
import { fileSizeText } from '#core/file-size.ts'
import { Problem } from '#core/problem.ts'
import { decodeBody } from '#engine/feeds/decode-body.ts'
import type { ImportedFile } from './found-bookmark.ts'
import { readCsv } from './read-csv.ts'
import { readBookmarkHtml } from './read-html.ts'
import { itemsIn, readItems } from './read-json.ts'

const LIST = /\.(?:json|csv|html?)$/i
const MOST_FILES = 100_000
/** Texts of Omnivore lie beside the lists, by the slug of their bookmark. */
const TEXT = /(?:^|\/)content\/([^/]+)\.html?$/i

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04
}

/** A packed export: lists of Omnivore with their texts, or tables of Pocket. */
export function readZip(bytes: Uint8Array): ImportedFile {
  const files = Object.entries(unpacked(bytes))
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

function unpacked(bytes: Uint8Array): Unzipped {
  let sum = 0
  let count = 0
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!LIST.test(name)) return false
        sum += originalSize
        if (sum > SAVED.unpackedBytes || ++count > MOST_FILES) throw tooMuch()
        return true
      },
    })
  } catch (cause) {
    if (cause instanceof Problem) throw cause
    throw new Problem('invalid', 'The zip file breaks off or is damaged. Export it again.', {
      cause,
    })
  }
}

function tooMuch(): Problem {
  return new Problem(
    'invalid',
    `This zip file unpacks to more than ${fileSizeText(SAVED.unpackedBytes)}. Unpack it and import its lists one by one.`,
  )
}

function textOf(content: Uint8Array): string {
  return decodeBody(content).text
}
