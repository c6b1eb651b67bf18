import { readPage, type Page } from './src/page.ts'
import { notesIn } from './src/notes.ts'

/** Writes every page of the site: `files` holds the texts of the project, by their paths. */
export default function pages(files: Record<string, string>): Record<string, string> {
  const layout = files['layout.txt']!
  const all = Object.entries(files)
    .filter(([path]) => path.startsWith('content/') && path.endsWith('.md'))
    .map(([path, text]) => readPage(path.slice('content/'.length), text))
  return Object.fromEntries(all.map((page) => [page.path, inLayout(layout, page, all)]))
}

function inLayout(layout: string, page: Page, all: Page[]): string {
  const isHome = page.path === 'index.html'
  const values: Record<string, string> = {
    title: isHome ? page.title : `${page.title} · Harbor Street Bakery`,
    description: page.description,
    root: '../'.repeat(page.path.split('/').length - 1) || './',
    content: page.content + (isHome ? notesIn(all) : ''),
  }
  return layout.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}
