import { READER_CLIENTS } from '../../limits.ts'
import type { Reply } from '#server/web/routes/route.ts'
import { feedId } from '../../streams.ts'
import type { ItemRef, Items } from '../items/client-item.ts'
import { itemJson, microseconds } from './item-json.ts'
import { json } from './replies.ts'
import type { StreamQuery } from './read-query.ts'

/** The most texts that are in memory at a time. */
const READ_TOGETHER = 250

/** Lists the ids of a stream, one page at a time. */
export async function itemIds(items: Items, query: StreamQuery): Promise<Reply> {
  const { refs, continuation } = await listPage(items, query)
  return json({
    itemRefs: refs.map(({ id, feed, arrivedAt }) => ({
      id: String(id),
      directStreamIds: [feedId(feed)],
      timestampUsec: microseconds(arrivedAt),
    })),
    ...continuation,
  })
}

/** Lists the items of a stream with their texts, one page at a time. */
export async function streamContents(items: Items, query: StreamQuery, now: Date): Promise<Reply> {
  const { refs, continuation } = await listPage(items, query)
  const ids = refs.map(({ id }) => id)
  return written(items, ids, { id: query.stream, ...continuation }, now)
}

/** The items that a client names, without those that the reader may not read. */
export async function itemContents(
  items: Items,
  ids: readonly number[],
  now: Date,
): Promise<Reply> {
  return written(items, ids, { id: 'user/-/state/com.google/reading-list' }, now)
}

async function listPage(
  items: Items,
  { selection, page }: StreamQuery,
): Promise<{ refs: ItemRef[]; continuation: { continuation?: string } }> {
  if (selection.within.kind === 'none' || page.count === 0) return { refs: [], continuation: {} }
  const refs = await items.list(selection, { ...page, count: page.count + 1 })
  if (refs.length <= page.count) return { refs, continuation: {} }
  const shown = refs.slice(0, page.count)
  return { refs: shown, continuation: { continuation: String(shown.at(-1)!.id) } }
}

function written(items: Items, ids: readonly number[], about: object, now: Date): Reply {
  return {
    type: 'application/json; charset=utf-8',
    body: writeItems(items, ids.slice(0, READER_CLIENTS.texts), {
      direction: 'ltr',
      ...about,
      updated: Math.floor(now.getTime() / 1000),
    }),
  }
}

async function* writeItems(items: Items, ids: readonly number[], about: object) {
  // The beginning of the answer is sent with the first items, so that a failure before them can
  // still be answered with an error.
  let before = `${JSON.stringify(about).slice(0, -1)},"items":[`
  for (let start = 0; start < ids.length; start += READ_TOGETHER) {
    const read = await items.read(ids.slice(start, start + READ_TOGETHER))
    if (read.length === 0) continue
    yield before + read.map((item) => JSON.stringify(itemJson(item))).join(',')
    before = ','
  }
  yield `${before === ',' ? '' : before}]}\n`
}
