import type { FeedDocument } from '#engine/feeds/feed-document.ts'
import { outletKey } from '#engine/outlets/outlet-key.ts'
import { feedName, outletName } from '#engine/outlets/outlet-name.ts'

/** "Los Angeles Times · California" for a feed that calls itself "California"; null for one without a title. */
export function nameOfFeed({ title, link }: Pick<FeedDocument, 'title' | 'link'>): string | null {
  const key = outletKey(link)
  return title && feedName(title, key === null ? null : outletName(key, title))
}
