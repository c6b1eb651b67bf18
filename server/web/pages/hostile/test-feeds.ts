// Feeds in three dialects, with markup in every field of an entry.

export function rssOf(vectors: string[], feed: string, suffix: string): string {
  const items = vectors.map((vector, at) => {
    const text = escaped(vector)
    return `<item><guid isPermaLink="false">${text}${feed}${at}</guid><title>${text} ${feed} ${at}</title>
      <link>${at % 2 ? text : `https://attack.example/${feed.slice(5)}/${at}`}</link><author>${text}</author><category>${text}</category>
      <description>${text} ${escaped(suffix)}A ferry ${at} left the harbor.</description>
      <content:encoded>${text} ${escaped(suffix)}A ferry ${at} left the harbor ${feed}. &lt;img src="https://attack.example/${at}.jpg"&gt;</content:encoded>
      <enclosure url="${at % 2 ? text : `https://attack.example/${at}.mp3`}" type="${at % 4 ? text : 'audio/mpeg'}" length="1"/>
      <itunes:image href="${text}"/><psc:chapters><psc:chapter start="0" title="${text}" href="${text}"/></psc:chapters><media:thumbnail url="${text}"/>
      <pubDate>${publishedAt(at).toUTCString()}</pubDate></item>`
  })
  return `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/"
    xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:psc="http://podlove.org/simple-chapters">
    <channel><title>${escaped(vectors[0]!)}</title><link>javascript:alert(1)</link><description>${escaped(vectors[1]!)}</description>${items.join('')}</channel></rss>`
}

export function atomOf(vectors: string[], feed: string, suffix: string): string {
  const items = vectors.map((vector, at) => {
    const text = escaped(vector)
    return `<entry><id>${text}${feed}${at}</id><title type="html">${text} ${feed} ${at}</title><author><name>${text}</name><uri>${text}</uri></author>
      <link rel="alternate" href="${at % 2 ? text : `https://attack.example/${feed.slice(5)}/${at}`}"/><link rel="enclosure" href="${text}"/><category term="${text}"/>
      <summary type="html">${text}</summary><content type="html">${text} ${escaped(suffix)}A ferry ${at} left the harbor ${feed}.</content>
      <updated>${publishedAt(at).toISOString()}</updated></entry>`
  })
  return `<feed xmlns="http://www.w3.org/2005/Atom"><title>${escaped(vectors[0]!)}</title><icon>${escaped(vectors[2]!)}</icon><logo>javascript:alert(1)</logo>${items.join('')}</feed>`
}

export function jsonOf(vectors: string[], feed: string, suffix: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: vectors[0],
    home_page_url: vectors[1],
    icon: vectors[2],
    items: vectors.map((vector, at) => ({
      id: `${vector}${feed}${at}`,
      title: `${vector} ${feed} ${at}`,
      url: at % 2 ? vector : `https://attack.example/${feed.slice(5)}/${at}`,
      summary: vector,
      content_html: `${vector} ${suffix}A ferry ${at} left the harbor ${feed}.`,
      image: vector,
      banner_image: vector,
      authors: [{ name: vector, url: vector, avatar: vector }],
      tags: [vector],
      language: vector,
      attachments: [{ url: vector, mime_type: vector }],
      date_published: publishedAt(at).toISOString(),
    })),
  })
}

function publishedAt(at: number): Date {
  return new Date(Date.UTC(2026, 2, 2, 11) - at * 60_000)
}

/** A text in a form that XML can contain. */
export function escaped(text: string): string {
  return Array.from(text)
    .filter((character) => character >= ' ' || character === '\n')
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
}
