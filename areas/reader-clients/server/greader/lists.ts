import * as z from 'zod/mini'
import type { ClientReply } from '#server/area.ts'
import { sql, type Desk } from '#server/tools.ts'
import { feedId, folderId, folderName, stateId } from '../../streams.ts'
import type { Items } from '../items/client-item.ts'
import { foldersOf, type Subscription } from '../subscriptions.ts'
import { microseconds } from './item-json.ts'
import { json } from './replies.ts'

const labelOf = (folder: readonly string[]) => ({ id: folderId(folder), label: folderName(folder) })

export function subscriptionList(followed: readonly Subscription[]): ClientReply {
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

export function tagList(followed: readonly Subscription[]): ClientReply {
  const folders = foldersOf(followed).map((folder) => ({ ...labelOf(folder), type: 'folder' }))
  return json({ tags: [{ id: stateId('starred') }, ...folders] })
}

/** Of each source, of each folder, and of all. */
export async function unreadCounts(
  items: Items,
  followed: readonly Subscription[],
): Promise<ClientReply> {
  const counts = await items.countUnread()
  const byFeed = new Map(counts.map((count) => [count.feed, count]))
  const together = (id: string, feeds: readonly number[]) => {
    const own = feeds.flatMap((feed) => byFeed.get(feed) ?? [])
    const newest = own.map(({ newestAt }) => newestAt).reduce((a, b) => (a > b ? a : b), '')
    return {
      id,
      count: own.reduce((sum, { count }) => sum + count, 0),
      newestItemTimestampUsec: newest === '' ? '0' : microseconds(newest),
    }
  }
  const all = together(stateId('reading-list'), [...byFeed.keys()])
  const folders = foldersOf(followed).map((folder) =>
    together(
      folderId(folder),
      followed
        .filter((one) => folderName(one.folder) === folderName(folder))
        .map(({ feed }) => feed),
    ),
  )
  const feeds = [...byFeed.keys()].map((feed) => together(feedId(feed), [feed]))
  return json({ max: all.count, unreadcounts: [all, ...folders, ...feeds] })
}

export async function userInfo({ db, readerId }: Desk): Promise<ClientReply> {
  const { name } = await db.one(
    z.object({ name: z.string() }),
    sql`select name from readers where id = ${readerId}`,
  )
  return json({ userId: readerId, userName: name, userProfileId: readerId, userEmail: name })
}
