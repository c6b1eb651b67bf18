import type { Publication, PublishedItem } from '../publication.ts'
import { markup } from '#core/pages/markup.ts'
import { cdata } from '../cdata.ts'

/**
 * Writes RSS 2.0 with the usual namespaces. The description is a teaser, and the whole text is next
 * to it.
 */
export function writeRss({ outlet, site, updated, items }: Publication): string {
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${outlet.name}</title>
<link>${site}</link>
<description>${outlet.description}</description>
<language>${outlet.language}</language>
<lastBuildDate>${updated.toUTCString()}</lastBuildDate>
<ttl>15</ttl>
${items.map(rssItem)}</channel>
</rss>
`.text
}

function rssItem(item: PublishedItem) {
  return markup`<item>
<title>${item.title}</title>
<link>${item.link}</link>
${item.identity && markup`<guid isPermaLink="${String(item.identity === item.link)}">${item.identity}</guid>\n`}<pubDate>${item.published.toUTCString()}</pubDate>
${item.author && markup`<dc:creator>${item.author}</dc:creator>\n`}${item.categories.map((category) => markup`<category>${category}</category>\n`)}<description>${item.teaser}</description>
${item.html && markup`<content:encoded>${cdata(item.html)}</content:encoded>\n`}</item>
`
}

/**
 * Writes RSS 0.92, as some publishers still do: without ids and authors, and with the text as
 * escaped HTML.
 */
export function writeOldRss({ outlet, site, updated, items }: Publication): string {
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<rss version="0.92">
<channel>
<title>${outlet.name}</title>
<link>${site}</link>
<description>${outlet.description}</description>
<language>${outlet.language}</language>
<lastBuildDate>${updated.toUTCString()}</lastBuildDate>
${items.map(
  ({ title, link, published, html, teaser }) => markup`<item>
<title>${title}</title>
<link>${link}</link>
<pubDate>${published.toUTCString()}</pubDate>
<description>${html ?? teaser}</description>
</item>
`,
)}</channel>
</rss>
`.text
}
