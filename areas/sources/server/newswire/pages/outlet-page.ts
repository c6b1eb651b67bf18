import { createHash } from 'node:crypto'
import { inHub } from '#server/access/asking.ts'
import type { Reply } from '#server/web/routes/route.ts'
import { NEWSWIRE_PATH, newswirePath } from '#server/fetch/newswire-address.ts'
import { Markup, markup } from '#core/pages/markup.ts'
import { plainPagePolicy } from '#server/web/plain/security-headers.ts'
import type { NewswireOutlet } from '../outlets.ts'
import type { Publication, PublishedItem } from '../publication.ts'
import { publicationOf, reportOf, type Moments } from '../publish.ts'
import { outletStyle } from './outlet-style.ts'
import { pageWords } from './page-words.ts'

/** The number of other reports that a report links to. */
const MORE = 5

/**
 * A page of an outlet by the path after the outlet's name; the front page if the path is empty.
 * Null for an unknown outlet.
 */
export function outletPage(outletId: string, page: string, moments: Moments): Reply | null {
  const publication = publicationOf(outletId, moments)
  if (!publication) return null
  if (page === '') return sendPage(publication, frontPage(publication))
  const item = reportOf(outletId, page, moments)
  return item
    ? sendPage(publication, reportPage(publication, item, moments.now))
    : { ...sendPage(publication, missingPage(publication)), status: 404 }
}

interface Page {
  title: string
  head?: Markup
  /** True for the front page, whose main heading (h1) is the outlet's name. */
  isFront?: boolean
  body: Markup
}

function sendPage({ outlet }: Publication, { title, head, isFront, body }: Page): Reply {
  const { id, name, description, language } = outlet
  const words = pageWords[language]
  const style = outletStyle(id)
  const front = inHub(`${NEWSWIRE_PATH}/${id}/`)
  const heading = markup`<a href="${front}">${name}</a>`
  const document = markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${inHub('/icon.svg')}" type="image/svg+xml">
<link rel="alternate" type="${feedTypes[outlet.format]}" title="${name}" href="${front}feed">
<title>${title}</title>
${head ?? null}
<style>${new Markup(style)}</style>
</head>
<body>
<header class="masthead"><div class="sheet">
${isFront ? markup`<h1 class="name">${heading}</h1>` : markup`<p class="name">${heading}</p>`}
<p class="motto">${description}</p>
</div></header>
<div class="sheet">
${body}
<footer>
<p>${words.invented(name)}</p>
<p><a href="${front}">${words.frontPage}</a><a href="${front}feed">${words.feed}</a><a href="${inHub('/')}">${words.home}</a></p>
</footer>
</div>
</body>
</html>
`
  const hash = `sha256-${createHash('sha256').update(style).digest('base64')}`
  return {
    type: 'text/html; charset=utf-8',
    body: document.text,
    headers: {
      ...plainPagePolicy(hash),
      'cross-origin-opener-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    },
  }
}

const feedTypes: Record<NewswireOutlet['format'], string> = {
  'rss-2.0': 'application/rss+xml',
  'rss-0.92': 'application/rss+xml',
  rdf: 'application/rdf+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
}

function frontPage({ outlet, items }: Publication): Page {
  const reports = items.map(
    (item) => markup`<article>
<h2><a href="${pathOf(item)}">${item.title}</a></h2>
${byline(outlet, item, item.published)}
<p>${item.teaser}</p>
</article>
`,
  )
  return {
    title: outlet.name,
    isFront: true,
    body: markup`<main class="front">${reports}</main>`,
  }
}

function reportPage({ outlet, items }: Publication, item: PublishedItem, now: Date): Page {
  const words = pageWords[outlet.language]
  const { title, formerTitle, categories, paragraphs } = item
  const published = item.published < now ? item.published : now
  const others = items.filter(({ link }) => link !== item.link).slice(0, MORE)
  const more = markup`<nav class="more" aria-labelledby="more">
<h2 id="more">${words.more(outlet.name)}</h2>
<ul>${others.map((other) => markup`<li><a href="${pathOf(other)}">${other.title}</a></li>\n`)}</ul>
</nav>`
  return {
    title: `${title} · ${outlet.name}`,
    head: markup`<meta property="og:title" content="${title}">
<meta property="article:published_time" content="${published.toISOString()}">
${item.author === null ? null : markup`<meta name="author" content="${item.author}">`}`,
    body: markup`<main class="report">
<header>
${categories.length > 0 ? markup`<p class="about">${categories.join(' · ')}</p>` : null}
<h1>${title}</h1>
${byline(outlet, item, published)}
${formerTitle === null ? null : markup`<p class="former">${words.formerly(formerTitle)}</p>`}
</header>
<article>
${paragraphs.map((text) => markup`<p>${text}</p>\n`)}
</article>
${others.length > 0 ? more : null}
</main>`,
  }
}

function missingPage({ outlet }: Publication): Page {
  const { missing } = pageWords[outlet.language]
  return {
    title: `${missing} · ${outlet.name}`,
    body: markup`<main class="report"><h1>${missing}</h1></main>`,
  }
}

function byline({ language }: NewswireOutlet, { author }: PublishedItem, published: Date): Markup {
  const { by, locale } = pageWords[language]
  const time = new Intl.DateTimeFormat(locale, {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' },
  }).format(published)
  return markup`<p class="when">${author === null ? null : `${by} ${author} · `}<time datetime="${published.toISOString()}">${time} UTC</time></p>`
}

/** The path of a report on this server, which works under any host name of the server. */
function pathOf({ link }: PublishedItem): string {
  const path = newswirePath(link)
  return path === null ? link : inHub(path)
}
