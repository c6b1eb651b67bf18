import type { Publication } from '../publication.ts'

/** Writes JSON Feed 1.1, without undefined fields. */
export function writeJsonFeed({ outlet, site, items }: Publication): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: outlet.name,
    home_page_url: site,
    description: outlet.description,
    language: outlet.language,
    items: items.map((item) => ({
      id: item.identity ?? item.link,
      url: item.link,
      title: item.title,
      summary: item.teaser,
      content_html: item.html ?? undefined,
      content_text: item.html === null ? item.teaser : undefined,
      date_published: item.published.toISOString(),
      date_modified: item.updated.toISOString(),
      authors: item.author === null ? undefined : [{ name: item.author }],
      tags: item.categories.length === 0 ? undefined : item.categories,
    })),
  }
  return `${JSON.stringify(feed, null, 2)}\n`
}
