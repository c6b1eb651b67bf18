import type { Publication, PublishedItem } from '../publication.ts'
import { markup } from '#core/pages/markup.ts'

export function writeAtom({ outlet, site, updated, items }: Publication): string {
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${outlet.language}">
<id>${site}</id>
<title>${outlet.name}</title>
<subtitle>${outlet.description}</subtitle>
<link rel="alternate" type="text/html" href="${site}"/>
<author><name>${outlet.name}</name></author>
<updated>${updated.toISOString()}</updated>
${items.map(atomEntry)}</feed>
`.text
}

function atomEntry(item: PublishedItem) {
  return markup`<entry>
<id>${item.identity ?? item.link}</id>
<title type="text">${item.title}</title>
<link rel="alternate" type="text/html" href="${item.link}"/>
<published>${item.published.toISOString()}</published>
<updated>${item.updated.toISOString()}</updated>
${item.author && markup`<author><name>${item.author}</name></author>\n`}${item.categories.map((category) => markup`<category term="${category}"/>\n`)}<summary type="text">${item.teaser}</summary>
${item.html && markup`<content type="html">${item.html}</content>\n`}</entry>
`
}
