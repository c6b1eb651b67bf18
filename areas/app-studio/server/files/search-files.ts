import { setImmediate } from 'node:timers/promises'
import type { FoundLine } from '../../contracts/files.ts'
import { EDITOR, SEARCH } from '../../limits.ts'
import { readBlobs, readTree, type TreeEntry } from '../repository/read-tree.ts'
import type { Owned } from '../repository/store-objects.ts'
import { textOf } from './file-content.ts'

/** The number of files to read and decompress at once. */
const FILES_AT_ONCE = 50

/** Finds lines that contain a text in the files of a commit. */
export async function searchFiles(
  of: Owned,
  commit: string,
  search: string,
): Promise<{ lines: FoundLine[]; isCutShort: boolean }> {
  const wanted = search.toLowerCase()
  const entries = (await readTree(of, commit)).filter(({ bytes }) => bytes <= EDITOR.bytes)
  const lines: FoundLine[] = []
  let bytes = 0
  for (let at = 0; at < entries.length; at += FILES_AT_ONCE) {
    const some = entries.slice(at, at + FILES_AT_ONCE)
    bytes += some.reduce((sum, entry) => sum + entry.bytes, 0)
    if (bytes > SEARCH.bytes) return { lines, isCutShort: true }
    lines.push(...(await linesIn(of, some, wanted)))
    if (lines.length > SEARCH.lines)
      return { lines: lines.slice(0, SEARCH.lines), isCutShort: true }
    // Yields to other work.
    await setImmediate()
  }
  return { lines, isCutShort: false }
}

async function linesIn(
  of: Owned,
  entries: readonly TreeEntry[],
  wanted: string,
): Promise<FoundLine[]> {
  const blobs = await readBlobs(
    of,
    entries.map(({ id }) => id),
  )
  return entries.flatMap(({ path, id }) => {
    const text = textOf(blobs.get(id)!)
    // Most files do not contain the text, so the whole text is checked before its lines.
    if (text === null || !text.toLowerCase().includes(wanted)) return []
    return foundIn(path, text, wanted)
  })
}

function foundIn(path: string, text: string, wanted: string): FoundLine[] {
  const found: FoundLine[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const place = line.toLowerCase().indexOf(wanted)
    if (place < 0) continue
    found.push({ path, line: index + 1, column: place + 1, text: around(line, place) })
    if (found.length === SEARCH.linesOfFile) break
  }
  return found
}

function around(line: string, place: number): string {
  const most = SEARCH.lineCharacters
  const from = line.length <= most ? 0 : Math.max(0, place - most / 4)
  return line
    .slice(from, from + most)
    .toWellFormed()
    .trim()
}
