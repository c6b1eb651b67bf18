import { Markup, markup } from '#core/pages/markup.ts'
import { inHub } from '#server/access/asking.ts'
import { feedFormats, type FeedFormat } from '#areas/own-feeds/contract.ts'
import { shareStyle } from './share-style.ts'

/** The name of a shared hub and its path, "/shared/SECRET". */
export interface SharedHub {
  name: string
  path: string
  isIndexed: boolean
}

const formatNames: Record<FeedFormat, string> = { rss: 'RSS', atom: 'Atom', json: 'JSON Feed' }
const feedTypes: Record<FeedFormat, string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
}

/** Renders a complete HTML page around `body`. Without a hub, the page is a general one. */
export function shareDocument(hub: SharedHub | null, title: string, body: Markup): string {
  const feeds = hub === null ? [] : feedFormats.map((format) => feedLink(hub, format))
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${hub?.isIndexed ? null : markup`<meta name="robots" content="noindex">`}
<meta name="referrer" content="no-referrer">
<link rel="icon" href="${inHub('/icon.svg')}" type="image/svg+xml">
${feeds}
<title>${title}</title>
<style>${new Markup(shareStyle)}</style>
</head>
<body>
<div class="sheet">
${body}
${hub === null ? null : foot(hub)}
</div>
</body>
</html>
`.text
}

function feedLink({ name, path }: SharedHub, format: FeedFormat): Markup {
  const title = `${name} (${formatNames[format]})`
  return markup`<link rel="alternate" type="${feedTypes[format]}" title="${title}" href="${path}/feed.${format}">
`
}

function foot({ path }: SharedHub): Markup {
  const links = feedFormats.map(
    (format, nth) =>
      markup`${nth === 0 ? null : ', '}<a href="${path}/feed.${format}">${formatNames[format]}</a>`,
  )
  return markup`<footer class="foot">
<p>Follow this hub in a feed reader: ${links}.</p>
<p>Every sentence is quoted word for word from the source that it cites. Made with Synthwire.</p>
</footer>`
}

/** Renders the page for a link that leads to nothing. */
export function noShare(title: string, words: string): string {
  return shareDocument(
    null,
    `${title} · Synthwire`,
    markup`<main class="article masthead">
<p class="brand"><b>Synthwire</b></p>
<h1>${title}</h1>
<p class="said">${words}</p>
</main>`,
  )
}
