import { readFrontMatter } from '#engine/front-matter/front-matter.ts'
import { NOTES } from '../limits.ts'
import { withoutQuote } from '../note-markdown.ts'
import type { RawNote } from './found-note.ts'

/** Reads a note from a Markdown file of this or another program. */
export function readMarkdownNote(path: string, file: string): RawNote {
  const { facts: known, body } = readFrontMatter(file, NOTES.frontMatterCharacters)
  // Front matter that is not valid stays in the text of the note.
  if (known === null) return { path, title: titleIn(path, file), text: file }
  const { id, revision, category, tags, highlight } = known
  return {
    ...{ id, path, revision, category, highlight },
    title: known['title'] ?? titleIn(path, body),
    text: highlight ? withoutQuote(body) : body,
    tags: tags ?? known['tag'],
    created: known['created'] ?? known['date'],
    updated: known['updated'] ?? known['modified'],
  }
}

/** The first heading near the beginning, or else the name of the file. */
function titleIn(path: string, body: string): string {
  const lines = body.slice(0, 4000).split('\n')
  const heading = lines.find((line) => line.startsWith('# '))
  if (heading) return heading.slice(2)
  const file = path.slice(path.lastIndexOf('/') + 1)
  return file.replace(/\.(?:md|markdown|txt)$/i, '')
}
