import * as z from 'zod/mini'
import type { Reply } from '#server/web/routes/route.ts'
import { sql, type Desk } from '#server/tools.ts'
import { feedId, folderId, folderName, labelId, stateId } from '../../streams.ts'
import type { Items, UnreadCount } from '../items/client-item.ts'
import { foldersOf, type Subscription } from '../subscriptions.ts'
import { microseconds } from './item-json.ts'
import { json } from './replies.ts'

const labelOf = (folder: readonly string[]) => ({ id: folderId(folder), label: folderName(folder) })

export function subscriptionList(followed: readonly Subscription[]): Reply {
  return json({
    subscriptions: followed.map(({ feed, name, folder, address, site }) => ({
      id: feedId(feed),
      title: name,
      categories: folder.length > 0 ? [labelOf(folder)] : [],
      url: address,
      htmlUrl: site ?? '',
    })),
  })
}

/**
 * Lists folders, and the labels of items. A name that is used for both is listed once, as a folder.
 */
export function tagList(followed: readonly Subscription[], labels: readonly string[]): Reply {
  const folders = foldersOf(followed).map((folder) => ({ ...labelOf(folder), type: 'folder' }))
  const names = new Set(folders.map(({ label }) => label))
  const others = labels
    .filter((label) => !names.has(label))
    .map((label) => ({ id: labelId(label), label, type: 'tag' }))
  return json({ tags: [{ id: stateId('starred') }, ...folders, ...others] })
}

/** Counts the unread items of each source, folder and label, and of all sources together. */
export async function unreadCounts(
  items: Items,
  followed: readonly Subscription[],
): Promise<Reply> {
  const counts = await items.countUnread()
  const labelled = await items.countUnreadLabelled()
  const byFeed = new Map(counts.map((count) => [count.feed, count]))
  const together = (id: string, feeds: readonly number[], more: readonly UnreadCount[] = []) => {
    const own = [...feeds.flatMap((feed) => byFeed.get(feed) ?? []), ...more]
    const newest = own.map(({ newestAt }) => newestAt).reduce((a, b) => (a > b ? a : b), '')
    return {
      id,
      count: own.reduce((sum, { count }) => sum + count, 0),
      newestItemTimestampUsec: newest === '' ? '0' : microseconds(newest),
    }
  }
  const all = together(stateId('reading-list'), [...byFeed.keys()])
  const inside = new Map<string, number[]>()
  for (const { feed, folder } of followed) {
    const name = folderName(folder)
    if (name !== '') inside.set(name, [...(inside.get(name) ?? []), feed])
  }
  const outside = new Map<string, UnreadCount[]>()
  for (const { label, ...count } of labelled) {
    const isInside = inside.get(label)?.includes(count.feed) ?? false
    if (!isInside) outside.set(label, [...(outside.get(label) ?? []), count])
  }
  const labels = [...new Set([...inside.keys(), ...outside.keys()])].map((name) =>
    together(labelId(name), inside.get(name) ?? [], outside.get(name)),
  )
  const feeds = [...byFeed.keys()].map((feed) => together(feedId(feed), [feed]))
  return json({ max: all.count, unreadcounts: [all, ...labels, ...feeds] })
}

export async function userInfo({ db, readerId }: Desk): Promise<Reply> {
  const { name } = await db.one(
    z.object({ name: z.string() }),
    sql`select name from readers where id = ${readerId}`,
  )
  return json({ userId: readerId, userName: name, userProfileId: readerId, userEmail: name })
}
