import { NOTES } from '../limits.ts'
import { Problem } from '#core/problem.ts'
import { decodeBody } from '#engine/feeds/decoding/decode-body.ts'
import { isZip, unpackZip } from '#engine/zip/unpack-zip.ts'
import { collectNotes, type NotesFile } from './found-note.ts'
import { readAnnotations } from './read-annotations.ts'
import { readMarkdownNote } from './read-markdown-note.ts'

const MARKDOWN = /\.(?:md|markdown)$/i
/** Files that are not notes: settings of Obsidian, and files that macOS adds. */
const NOT_NOTES = /(?:^|\/)(?:\.|__MACOSX\/)/
const MOST_FILES = 100_000

export interface NotesReading {
  bytes: Uint8Array
  name: string
}

/**
 * Reads the notes of a file, whose format is recognized by its content. The time this takes depends
 * on the file, which may be hostile.
 */
export function readNotes({ bytes, name }: NotesReading): NotesFile {
  if (bytes.byteLength === 0) throw new Problem('invalid', 'The file is empty.')
  const file = isZip(bytes) ? readFolder(bytes) : readText(name, textOf(bytes))
  if (file.notes.length > 0) return file
  throw new Problem(
    'invalid',
    file.leftOut['too-long'] > 0
      ? `The notes in this file are longer than ${NOTES.textCharacters.toLocaleString('en')} characters. Split them.`
      : 'There are no notes in this file. Choose a Markdown file, a zip of a folder of them, or our own JSON.',
  )
}

function readFolder(zip: Uint8Array): NotesFile {
  const files = unpackZip(zip, {
    isWanted: (name) => MARKDOWN.test(name) && !NOT_NOTES.test(name),
    bytes: NOTES.unpackedBytes,
    files: MOST_FILES,
    remedy: 'Pack its folders one by one and import each.',
  })
  const { add, end } = collectNotes('markdown-folder')
  for (const [path, content] of files) add(readMarkdownNote(path, textOf(content)))
  return end()
}

function readText(name: string, text: string): NotesFile {
  if (text.trimStart().startsWith('{')) return readAnnotations(text)
  const { add, end } = collectNotes('markdown')
  add(readMarkdownNote(name === '' ? 'Imported note.md' : name, text))
  return end()
}

/** Decodes UTF-8, in which nearly all notes are written, without changing anything. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeBody(bytes).text
  }
}
