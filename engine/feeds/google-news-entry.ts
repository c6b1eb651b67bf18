import type { FeedEntry } from './feed-document.ts'

/**
 * An entry of Google News, whose titles end in " - Outlet": the outlet becomes its author. The name is in the item's
 * `source`; without one, it follows the last " - ".
 */
export function outletApart(entry: FeedEntry, source: string | undefined): FeedEntry {
  const title = entry.title ?? ''
  const outlet = source?.trim() || /^.+ - (.{1,80}?)$/s.exec(title)?.[1]
  if (!outlet) return entry
  const ending = ` - ${outlet}`
  return {
    ...entry,
    title: title.endsWith(ending) ? title.slice(0, -ending.length).trim() || title : title || null,
    authors: entry.authors.length > 0 ? entry.authors : [outlet],
  }
}
