import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { built } from 'virtual:built-assets'
import { dataElement, writeDocument } from './document.ts'
import { demoStart, servedDemo, type DemoPlace } from './place/doors.ts'
import { HomePage } from './home/HomePage.tsx'
import { iconSheet } from './icon-sheet.tsx'
import { renderDocument } from './render.tsx'
import { startElementId, type Start } from './start.ts'

export { iconSheet }

const homeHead = {
  title: 'Synthwire: many sources, one article',
  description:
    'A self-hosted AI news hub. It puts what your sources say about the same event in one article, and every sentence shows where it came from.',
  theme: null,
  fonts: built.fonts,
  styles: built.home.styles,
}

/**
 * Renders the home page: HTML with its styles, and a few lines of script for the theme. `base`
 * precedes each path of the server.
 */
export function renderHome(base = ''): string {
  const hub = { feed: `${base}/news-hub/feed`, api: `${base}/api/docs` }
  const root = `${base}/`
  const body = renderHomePage({ root, demo: base + servedDemo.base, hub })
  return writeDocument({ ...homeHead, script: built.home.script, base, root, body })
}

function renderHomePage(props: ComponentProps<typeof HomePage>): string {
  return renderToStaticMarkup(<HomePage {...props} />)
}

/** Renders the demo's first page, dark and with sample data as of now. */
export async function renderDemo(now: Date, place?: DemoPlace): Promise<string> {
  const { askDemo } = await import('./demo.ts')
  const page = demoStart('/demo', place)
  const request = { page, ask: askDemo(now), now, theme: 'dark', door: 'demo' } as const
  return renderDocument({ ...request, ...(place && { place }) })
}

/** Renders the pages of a site without a server, by file. Their addresses work below any path. */
export async function renderStaticSite(now: Date): Promise<Record<string, string>> {
  const home = renderHomePage({ root: './', demo: './demo/', hub: null })
  return {
    'index.html': writeDocument({ ...homeHead, root: './', body: home }),
    'demo/index.html': await renderDemo(now, { base: '.', home: '../' }),
    '404.html': renderDeeperPage(now),
  }
}

/**
 * Renders the page that a host serves for missing files. Below the demo, it shows the page of the
 * address. Its depth is known only in the browser, so a script finds the root of the site before
 * anything is loaded.
 */
function renderDeeperPage(now: Date): string {
  const start: Start = {
    address: '',
    now: now.toISOString(),
    answers: {},
    place: { base: './demo', home: './' },
  }
  const relative = (address: string) => `.${address}`
  const { script, styles } = built.app
  return `<!doctype html>
<html lang="en" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Synthwire</title>
<script>
const site = location.pathname.match(/^(.*\\/)demo(\\/.*)?$/)
const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties))
if (site) {
  add('base', { href: site[1] })
  add('link', { rel: 'icon', href: './icon.svg' })
  for (const href of ${JSON.stringify(styles.map(({ address }) => relative(address)))}) add('link', { rel: 'stylesheet', href })
  add('script', { type: 'module', src: ${JSON.stringify(relative(script))} })
}
</script>
</head>
<body>
<div id="root"></div>
${iconSheet}
${dataElement(startElementId, start)}
<script>
if (!site) document.getElementById('root').append('There is no page here. ', Object.assign(document.createElement('a'), { href: './', textContent: 'Go to the home page' }))
</script>
</body>
</html>
`
}
