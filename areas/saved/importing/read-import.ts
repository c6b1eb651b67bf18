import { Problem } from '#core/problem.ts'
import { decodeBody } from '#engine/feeds/decode-body.ts'
import { isZip } from '#engine/zip/unpack-zip.ts'
import type { ImportedFile } from './found-bookmark.ts'
import { readCsv } from './read-csv.ts'
import { readBookmarkHtml } from './read-html.ts'
import { readJson } from './read-json.ts'
import { isMarkdownList, readMarkdown } from './read-markdown.ts'
import { readZip } from './read-zip.ts'

const HEAD_CHARACTERS = 4000

/** The bookmarks of a file of another program, by what is in it. Heavy, and at the mercy of the file. */
export function readImport({ bytes }: { bytes: Uint8Array }): ImportedFile {
  if (bytes.byteLength === 0) throw new Problem('invalid', 'The file is empty.')
  const file = isZip(bytes) ? readZip(bytes) : readText(decodeBody(bytes).text)
  if (file.bookmarks.length > 0) return file
  const { 'no-web-address': none, 'too-long': long } = file.leftOut
  throw new Problem(
    'invalid',
    none + long > 0
      ? 'None of the addresses in this file is a web address that can be saved.'
      : 'There are no bookmarks in this file.',
  )
}

function readText(text: string): ImportedFile {
  const head = text.slice(0, HEAD_CHARACTERS).trimStart()
  if (head.startsWith('[') || head.startsWith('{')) return readJson(text)
  if (head.startsWith('<')) return readBookmarkHtml(text)
  if (isMarkdownList(text)) return readMarkdown(text)
  return readCsv(text)
}
