import type { Publication } from '../publication.ts'
import { markup } from '#core/pages/markup.ts'
import { cdata } from '../cdata.ts'

/** Writes RSS 1.0, which is RDF: the channel lists the items, which follow it. */
export function writeRdf({ outlet, site, updated, items }: Publication): string {
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:sy="http://purl.org/rss/1.0/modules/syndication/">
<channel rdf:about="${site}">
<title>${outlet.name}</title>
<link>${site}</link>
<description>${outlet.description}</description>
<dc:language>${outlet.language}</dc:language>
<dc:date>${updated.toISOString()}</dc:date>
<sy:updatePeriod>hourly</sy:updatePeriod>
<sy:updateFrequency>4</sy:updateFrequency>
<items><rdf:Seq>
${items.map(({ link }) => markup`<rdf:li rdf:resource="${link}"/>\n`)}</rdf:Seq></items>
</channel>
${items.map(
  (item) => markup`<item rdf:about="${item.link}">
<title>${item.title}</title>
<link>${item.link}</link>
<dc:date>${item.published.toISOString()}</dc:date>
${item.author && markup`<dc:creator>${item.author}</dc:creator>\n`}${item.categories.map((category) => markup`<dc:subject>${category}</dc:subject>\n`)}<description>${item.teaser}</description>
${item.html && markup`<content:encoded>${cdata(item.html)}</content:encoded>\n`}</item>
`,
)}</rdf:RDF>
`.text
}
