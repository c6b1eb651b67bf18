import { escaped, htmlOf } from './markdown.ts'

export interface Page {
  /** Path in the site, such as "notes/rye.html". */
  path: string
  title: string
  description: string
  /** Day, such as "2026-03-02"; null for pages that are not notes. */
  date: string | null
  content: string
}

/** A page of Markdown, whose first lines may say `date: …` and `description: …`. */
export function readPage(path: string, text: string): Page {
  const [, head = '', body = text] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? []
  const said = Object.fromEntries(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
    }),
  )
  const title = /^# (.+)$/m.exec(body)?.[1] ?? path
  return {
    path: path.replace(/\.md$/, '.html'),
    title: escaped(title),
    description: escaped(said['description'] ?? title),
    date: said['date'] ?? null,
    content: htmlOf(body),
  }
}
