import { renderToStaticMarkup } from 'react-dom/server'
import { built } from 'virtual:built-assets'
import { writeDocument } from './document.ts'
import { demoStart } from './doors.ts'
import { HomePage } from './home/HomePage.tsx'
import { renderDocument } from './render.tsx'

/** The home page: HTML and its styles, and a few lines of script for the theme. */
export function renderHome(): string {
  return writeDocument({
    title: 'Synthwire: many sources, one article',
    description:
      'A self-hosted AI news hub. It puts what your sources say about the same event in one article, and every sentence shows where it came from.',
    theme: null,
    fonts: built.fonts,
    styles: built.home.styles,
    script: built.home.script,
    body: renderToStaticMarkup(<HomePage />),
  })
}

/** The demo as it opens, dark and with sample data as of now. */
export async function renderDemo(now: Date): Promise<string> {
  const { askDemo } = await import('./demo.ts')
  const ask = askDemo(now)
  return renderDocument({ page: demoStart('/demo'), ask, now, theme: 'dark', door: 'demo' })
}
