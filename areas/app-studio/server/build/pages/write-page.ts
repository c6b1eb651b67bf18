import { posix } from 'node:path'
import type { ProjectPage } from './page-entries.ts'

/** Built files of one source: its own, and the styles that it imports. */
export interface BuiltEntry {
  file: string
  styles: string | null
}

/** The text of a page with the built files in place of its sources. */
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

/** The address of a file, relative to the page, so that a site works below any path. */
function fromPage(page: string, file: string): string {
  const path = posix.relative(posix.dirname(page), file)
  return path.startsWith('.') ? path : `./${path}`
}
