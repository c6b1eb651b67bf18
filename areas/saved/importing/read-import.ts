import { Problem } from '#core/problem.ts'
import { isZip } from '#engine/zip/unpack-zip.ts'
import type { ImportedFile } from './found-bookmark.ts'
import { readText, textOf } from './forms/read-text.ts'
import { readZip } from './forms/read-zip.ts'

/**
 * Reads the bookmarks in a file of another program, which is recognized by its content. The time
 * this takes depends on the file, which may be hostile.
 */
export function readImport({ bytes }: { bytes: Uint8Array }): ImportedFile {
  if (bytes.byteLength === 0) throw new Problem('invalid', 'The file is empty.')
  const file = isZip(bytes) ? readZip(bytes) : readText(textOf(bytes))
  if (file.bookmarks.length > 0) return file
  const { 'no-address': empty, 'no-web-address': none, 'too-long': long } = file.leftOut
  throw new Problem(
    'invalid',
    empty + none + long > 0
      ? 'None of the addresses in this file is a web address that can be saved.'
      : 'There are no bookmarks in this file.',
  )
}
