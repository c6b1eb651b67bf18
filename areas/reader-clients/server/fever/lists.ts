import { folderName } from '../../streams.ts'
import type { ClientItem } from '../items/client-item.ts'
import { foldersOf, type Subscription } from '../subscriptions.ts'
import { groupNumbers } from './group-numbers.ts'

export function groupsOf(followed: readonly Subscription[]) {
  const groups = groupNumbers(foldersOf(followed))
  return [...groups].map(([id, folder]) => ({ id, title: folderName(folder) }))
}

/** The feeds in each folder. */
export function feedsOfGroups(followed: readonly Subscription[]) {
  return groupsOf(followed).map(({ id, title }) => ({
    group_id: id,
    feed_ids: followed
      .filter(({ folder }) => folder.length > 0 && folderName(folder) === title)
      .map(({ feed }) => feed)
      .join(','),
  }))
}

export function feedsOf(followed: readonly Subscription[]) {
  return followed.map(({ feed, name, address, site, lastSuccessAt }) => ({
    id: feed,
    favicon_id: 0,
    title: name,
    url: address,
    site_url: site ?? '',
    is_spark: 0,
    last_updated_on_time: seconds(lastSuccessAt),
  }))
}

export function feverItem(item: ClientItem) {
  const { id, feed, title, author, html, link, isStarred, isRead, publishedAt } = item
  return {
    id,
    feed_id: feed,
    title,
    author,
    html,
    url: link ?? '',
    is_saved: isStarred ? 1 : 0,
    is_read: isRead ? 1 : 0,
    created_on_time: seconds(publishedAt),
  }
}

/** The latest time at which one of these sources was fetched. */
export function lastRefreshed(followed: readonly Subscription[]): number {
  return Math.max(0, ...followed.map(({ lastSuccessAt }) => seconds(lastSuccessAt)))
}

function seconds(time: string | null): number {
  return time === null ? 0 : Math.floor(Date.parse(time) / 1000)
}
