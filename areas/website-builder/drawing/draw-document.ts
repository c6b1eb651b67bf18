import { Markup, markup } from '#core/pages/markup.ts'
import type { Drawing } from './drawing.ts'
import { drawFooter, drawHeader } from './frame.ts'
import { langOf } from '#core/pages/lang-of.ts'
import { FEEDS, ICON, SEEN_SCRIPT } from './files.ts'
import { type LinkedData, linkedDataText } from './linked-data.ts'
import { stylePath } from './look/draw-style.ts'

interface DocumentToDraw {
  title: string
  description: string
  /** The title that is shown when the page is shared. */
  shareTitle: string
  sharePicture: string | null
  type: 'website' | 'article'
  data: LinkedData | null
  /** True if search engines must not index the page. */
  isUnlisted?: boolean
  content: Markup
}

/** Renders a whole HTML document around the content of a page. */
export function drawDocument(page: DocumentToDraw, drawing: Drawing): string {
  const { site, mode, words } = drawing
  const isServed = mode === 'served'
  return markup`<!doctype html>
<html${langOf(site.language)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>${head(page, drawing)}
<link rel="icon" href="${drawing.file(ICON)}" type="image/svg+xml"><link rel="stylesheet" href="${drawing.file(stylePath(site.theme))}">${
    isServed && site.plugins.includes('analytics')
      ? markup`<script src="${drawing.file(SEEN_SCRIPT)}" defer></script>`
      : null
  }</head>
<body><a class="skip" href="#page.content">${words.skip}</a>${drawHeader(drawing)}
<main id="page.content" tabindex="-1">${page.content}</main>
${drawFooter(drawing)}</body></html>`.text
}

function head(page: DocumentToDraw, drawing: Drawing): (Markup | null)[] {
  const { site, path } = drawing
  const address = site.origin === null || page.isUnlisted ? null : `${site.origin}/${path}`
  const picture = page.sharePicture === null ? null : site.picture(page.sharePicture)
  const card = page.isUnlisted ? undefined : site.cards?.get(path)
  return [
    named('description', page.description),
    page.isUnlisted || drawing.isPreview ? named('robots', 'noindex') : null,
    address === null ? null : markup`<link rel="canonical" href="${address}">`,
    property('og:title', page.shareTitle),
    property('og:description', page.description),
    property('og:type', page.type),
    property('og:site_name', site.name),
    property('og:url', address ?? ''),
    // Other sites can load the picture only by its full address.
    picture && site.origin !== null
      ? property(
          'og:image',
          site.origin + new URL(drawing.source(picture, SHARED_PX), 'http://a').pathname,
        )
      : null,
    !picture && card !== undefined && site.origin !== null
      ? markup`${property('og:image', `${site.origin}/${card}`)}${named('twitter:card', 'summary_large_image')}`
      : null,
    drawing.hasFeed
      ? markup`${FEEDS.map(({ type, file }) => markup`<link rel="alternate" type="${type}" title="${site.name}" href="${drawing.file(file)}">`)}`
      : null,
    page.data &&
      markup`<script type="application/ld+json">${new Markup(linkedDataText(page.data))}</script>`,
  ]
}

const SHARED_PX = 1200

function named(name: string, content: string): Markup | null {
  return content === '' ? null : markup`<meta name="${name}" content="${content}">`
}

function property(name: string, content: string): Markup | null {
  return content === '' ? null : markup`<meta property="${name}" content="${content}">`
}
