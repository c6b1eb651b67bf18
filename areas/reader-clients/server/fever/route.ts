import type { Asked, OpenRoute, Reply } from '#server/web/routes/route.ts'
import { deskOf, type World } from '#server/tools.ts'
import { readForm } from '#server/web/routes/read-form.ts'
import { readerClientPaths } from '../../contract.ts'
import { clientRoute } from '../client-route.ts'
import { findFeverClient, mustWait } from '../find-client.ts'
import type { Items } from '../items/client-item.ts'
import { openItems } from '../items/open-items.ts'
import { listFollowed, type Subscription } from '../subscriptions.ts'
import { readAsked, readFeverId, readFeverIds, type FeverAsked } from './asked.ts'
import { feedsOf, feedsOfGroups, feverItem, groupsOf, lastRefreshed } from './lists.ts'
import { mark } from './mark.ts'

const API_VERSION = 3
/** The most items in one answer, as the protocol demands. */
const ITEMS_AT_ONCE = 50

/** Some clients append a slash or ".php" to the address. */
export const feverRoutes: OpenRoute[] = ['', '/', '.php'].map((end) => ({
  ...clientRoute,
  path: `${readerClientPaths.fever}${end}`,
  answer,
}))

async function answer(world: World, request: Asked): Promise<Reply> {
  const form = await readForm(request)
  const client = await findFeverClient(world, form.get('api_key') ?? '')
  // In this protocol, a wrong key is answered with status 200 and `auth: 0`.
  if (!client) return json({ api_version: API_VERSION, auth: 0 })
  const waitSeconds = mustWait(client)
  if (waitSeconds !== null) {
    return { ...json({}), status: 429, headers: { 'retry-after': String(waitSeconds) } }
  }
  const desk = deskOf(world, client.readerId)
  const asked = readAsked({ query: request.query, form })
  const followed = await listFollowed(desk)
  const origin = world.publicAddress ?? request.origin
  const items = openItems(desk, client.items, origin)
  const head = {
    api_version: API_VERSION,
    auth: 1,
    last_refreshed_on_time: lastRefreshed(followed),
  }
  if (asked.has('mark')) {
    if (client.scope === 'read')
      return { ...json({ ...head, error: 'This token may only read.' }), status: 403 }
    await mark(items, asked, followed, desk.now())
  }
  return json({ ...head, ...(await parts(items, asked, followed)) })
}

async function parts(items: Items, asked: FeverAsked, followed: Subscription[]) {
  return {
    ...(asked.has('groups') && { groups: groupsOf(followed) }),
    ...(asked.has('feeds') && { feeds: feedsOf(followed) }),
    ...((asked.has('groups') || asked.has('feeds')) && { feeds_groups: feedsOfGroups(followed) }),
    ...(asked.has('favicons') && { favicons: [] }),
    ...(asked.has('links') && { links: [] }),
    ...(asked.has('items') && (await itemsOf(items, asked, followed))),
    ...(asked.has('unread_item_ids') && {
      unread_item_ids: (await items.listIds({ within: { kind: 'all' }, isRead: false })).join(','),
    }),
    ...(asked.has('saved_item_ids') && {
      saved_item_ids: (await items.listIds({ within: { kind: 'starred' } })).join(','),
    }),
  }
}

/**
 * Reads items: those after `since_id`, those before `max_id`, or those in `with_ids`; without any
 * of these, the first items.
 */
async function itemsOf(items: Items, asked: FeverAsked, followed: Subscription[]) {
  const ids = await idsOf(items, asked)
  return {
    // The number of all entries ever fetched. Counting only those that the reader may read would
    // take longer than reading the items.
    total_items: followed.reduce((sum, { entryCount }) => sum + entryCount, 0),
    items: (await items.read(ids)).map(feverItem),
  }
}

async function idsOf(items: Items, asked: FeverAsked): Promise<number[]> {
  const named = asked.get('with_ids')
  if (named !== null) return readFeverIds(named, ITEMS_AT_ONCE)
  const [since, max] = [asked.get('since_id'), asked.get('max_id')]
  const oldestFirst = max === null || max === ''
  const isFrom = (id: string | null): id is string => id !== null && id !== '' && id !== '0'
  const refs = await items.list(
    {
      within: { kind: 'all' },
      ...(isFrom(since) && { above: readFeverId(since) }),
      ...(isFrom(max) && { below: readFeverId(max) }),
    },
    { oldestFirst, count: ITEMS_AT_ONCE },
  )
  return refs.map(({ id }) => id)
}

function json(answer: unknown): Reply {
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(answer) }
}
