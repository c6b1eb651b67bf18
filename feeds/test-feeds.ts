export interface TestItem {
  guid?: string
  link?: string
  title?: string
  text?: string
  published?: string
}

/** An RSS feed like that of a small publisher. */
export function rss(
  items: TestItem[],
  channel = { title: 'Harbour Gazette', link: 'https://harbour.example/' },
): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0"><channel><title>${channel.title}</title><link>${channel.link}</link><description>News</description>
${items.map(rssItem).join('\n')}
</channel></rss>`
}

function rssItem({ guid, link, title, text, published }: TestItem): string {
  return `<item>${[
    guid && `<guid isPermaLink="false">${guid}</guid>`,
    link && `<link>${link}</link>`,
    title && `<title>${title}</title>`,
    text && `<description>${text}</description>`,
    published && `<pubDate>${new Date(published).toUTCString()}</pubDate>`,
  ]
    .filter(Boolean)
    .join('')}</item>`
}
