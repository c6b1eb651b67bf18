import { longItemId } from '../../item-ids.ts'
import { feedId, folderId, labelId, stateId } from '../../streams.ts'
import type { ClientItem } from '../items/client-item.ts'

/** An item with its text, in the format of the Google Reader API. */
export function itemJson(item: ClientItem) {
  const { id, feed, arrivedAt, publishedAt, title, author, link, html, folder, enclosures } = item
  const arrivedMs = Date.parse(arrivedAt)
  const links = link === null ? [] : [{ href: link }]
  return {
    id: longItemId(id),
    crawlTimeMsec: String(arrivedMs),
    timestampUsec: microseconds(arrivedAt),
    published: Math.floor(Date.parse(publishedAt) / 1000),
    title,
    author,
    summary: { direction: 'ltr', content: html },
    // Newsboat reads `canonical`; most other clients read `alternate`.
    canonical: links,
    alternate: links.map((each) => ({ ...each, type: 'text/html' })),
    categories: [
      stateId('reading-list'),
      ...new Set([...(folder.length > 0 ? [folderId(folder)] : []), ...item.labels.map(labelId)]),
      ...(item.isRead ? [stateId('read')] : []),
      ...(item.isStarred ? [stateId('starred')] : []),
    ],
    origin: { streamId: feedId(feed), title: item.feedName, htmlUrl: item.feedSite ?? '' },
    enclosure: enclosures.map(({ url, type, length }) => ({
      href: url,
      ...(type !== null && { type }),
      ...(length !== null && { length }),
    })),
  }
}

export function microseconds(time: string): string {
  return `${Date.parse(time)}000`
}
