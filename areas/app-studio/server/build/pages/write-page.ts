import { posix } from 'node:path'
import type { ProjectPage } from './page-entries.ts'

/** The built files of one source: its script or style sheet, and the styles that it imports. */
export interface BuiltEntry {
  file: string
  styles: string | null
}

/** Writes a page with references to the built files instead of the sources. */
export function writePage(page: ProjectPage, built: ReadonlyMap<string, BuiltEntry>): string {
  const edits = page.mentions.flatMap(({ source, start, end, attribute }) => {
    const entry = built.get(source)
    return entry ? [{ start, end, text: `${attribute}="${fromPage(page.path, entry.file)}"` }] : []
  })
  const styles = [
    ...new Set(page.mentions.flatMap(({ source }) => built.get(source)?.styles ?? [])),
  ]
  const links = styles.map((file) => `<link rel="stylesheet" href="${fromPage(page.path, file)}">`)
  if (links.length > 0)
    edits.push({ start: page.stylesAt, end: page.stylesAt, text: links.join('') })
  let text = page.text
  for (const edit of edits.toSorted((a, b) => b.start - a.start))
    text = text.slice(0, edit.start) + edit.text + text.slice(edit.end)
  return text
}

/** The address of a file relative to a page, so that a site works at any path. */
function fromPage(page: string, file: string): string {
  const path = posix.relative(posix.dirname(page), file)
  return path.startsWith('.') ? path : `./${path}`
}
