import { stringify } from 'yaml'
import { withQuote } from '../../note-markdown.ts'
import type { ExportedNote } from './exported-notes.ts'

/**
 * Writes a note in the format of Obsidian: facts in the front matter, the passage as a quotation,
 * then the unchanged text.
 */
export function markdownOf(note: ExportedNote): string {
  const { id, title, category, tags, createdAt, editedAt, revision, highlight, link, text } = note
  const facts = stringify(
    {
      ...{ id, title, category, tags, created: createdAt, updated: editedAt, revision },
      ...(link !== null && { link }),
      ...(highlight && { highlight }),
    },
    { lineWidth: 0 },
  )
  return `---\n${facts}---\n${highlight ? withQuote(text, highlight, link) : text}`
}

const FILE_CHARACTERS = 80
/** Characters that Windows, macOS or Obsidian do not allow in file names. */
const NOT_IN_NAMES = /[\\/:*?"<>|#^[\]\p{Cc}]/gu
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * Returns a function that names the file of a note after its title, with a number if the name is
 * taken.
 */
export function fileNames(): (title: string) => string {
  const taken = new Set<string>()
  return (title) => {
    const words = title
      .replaceAll(NOT_IN_NAMES, ' ')
      .split(/\s+/)
      .join(' ')
      .replace(/^[. ]+/, '')
    const cut = words
      .slice(0, FILE_CHARACTERS)
      .toWellFormed()
      // safe expression: it looks at the characters of a file name
      .replace(/[. ]+$/, '')
    const name = cut === '' || RESERVED.test(cut) ? 'Note' : cut
    for (let number = 1; ; number++) {
      const file = number === 1 ? `${name}.md` : `${name} ${number}.md`
      if (taken.has(file.toLowerCase())) continue
      taken.add(file.toLowerCase())
      return file
    }
  }
}
