import { DRAFTS } from '../../limits.ts'

/** A first line that is longer is no title. */
const TITLE_CHARACTERS = 160

/** What a text is about: its first line is the title if it can be one, the others are paragraphs of the reader. */
export function readAbout(about: string): { title: string; rest: string[] } {
  const lines = about
    .split(/\n+/u)
    .map((line) => line.trim())
    .filter(Boolean)
  const [first = '', ...others] = lines
  if (first.length > TITLE_CHARACTERS) return { title: '', rest: lines.flatMap(cut) }
  const title = /[^.]\.$/u.test(first) ? first.slice(0, -1) : first
  return { title: title.charAt(0).toUpperCase() + title.slice(1), rest: others.flatMap(cut) }
}

/** A run holds so much. */
function cut(line: string): string[] {
  const pieces: string[] = []
  for (let at = 0; at < line.length; at += DRAFTS.runCharacters)
    pieces.push(line.slice(at, at + DRAFTS.runCharacters))
  return pieces
}
