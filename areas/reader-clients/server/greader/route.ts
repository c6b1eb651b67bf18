import { exportOpml } from '#areas/sources/server/lends.ts'
import { Problem } from '#core/problem.ts'
import type { Asked, OpenRoute, Reply } from '#server/web/routes/route.ts'
import { deskOf, type Desk, type World } from '#server/tools.ts'
import { readForm } from '#server/web/routes/read-form.ts'
import { readerClientPaths } from '../../contract.ts'
import { clientRoute } from '../client-route.ts'
import { mustWait, type Client } from '../find-client.ts'
import type { Items } from '../items/client-item.ts'
import { listLabels } from '../items/label-articles.ts'
import { openItems } from '../items/open-items.ts'
import { listFollowed } from '../subscriptions.ts'
import { editTags, markAllAsRead } from './edit-items.ts'
import { removeTag, renameTag } from './edit-labels.ts'
import { editSubscription, quickAdd } from './edit-subscriptions.ts'
import { knownOf, type Known } from './labels.ts'
import { subscriptionList, tagList, unreadCounts, userInfo } from './lists.ts'
import { mostIn, readIds, readStreamQuery } from './read-query.ts'
import { json, ok, plain, unknownToken, wrongEditToken } from './replies.ts'
import { askingClient, editToken, isEditToken, signIn } from './sign-in.ts'
import { itemContents, itemIds, streamContents } from './streams.ts'

interface Call {
  desk: Desk
  client: Client
  items: Items
  query: URLSearchParams
  form: URLSearchParams
  /** The part of the address after the name of the call. */
  rest: string
}

type Answer = (call: Call) => Promise<Reply>

const CONTENTS = 'stream/contents'

/** Calls that read, by their names below /reader/api/0/. */
const reads: Record<string, Answer> = {
  token: async ({ desk, client }) => plain(editToken(desk.secrets, client)),
  'user-info': ({ desk }) => userInfo(desk),
  'subscription/list': async ({ desk }) => subscriptionList(await listFollowed(desk)),
  'subscription/export': async ({ desk }) => ({
    type: 'text/x-opml; charset=utf-8',
    body: await exportOpml(desk, desk.readerId),
  }),
  'tag/list': async ({ desk }) => tagList(await listFollowed(desk), await listLabels(desk)),
  'unread-count': async ({ desk, items }) => unreadCounts(items, await listFollowed(desk)),
  'stream/items/ids': async ({ desk, items, query }) =>
    itemIds(
      items,
      readStreamQuery(query, '', await knownIn(desk, query), {
        most: mostIn.ids,
        usual: mostIn.ids,
      }),
    ),
  'stream/items/contents': async ({ desk, items, query, form }) =>
    itemContents(
      items,
      readIds([...form.getAll('i'), ...query.getAll('i')], mostIn.texts),
      desk.now(),
    ),
  [CONTENTS]: async ({ desk, items, query, rest }) =>
    streamContents(
      items,
      readStreamQuery(query, rest, await knownIn(desk, query, rest), { most: mostIn.texts }),
      desk.now(),
    ),
  // The server stores no preferences for clients, so they use their own.
  'preference/list': async () => json({ prefs: [] }),
  'preference/stream/list': async () => json({ streamprefs: {} }),
}

/** Calls that change something. They need the edit token, and a token with write access. */
const edits: Record<string, Answer> = {
  'edit-tag': ({ items, form }) => editTags(items, form),
  'mark-all-as-read': async ({ desk, items, form }) =>
    markAllAsRead(items, form, await knownOf(desk, [form.get('s')]), desk.now()),
  'subscription/edit': ({ desk, form }) => editSubscription(desk, form),
  'subscription/quickadd': ({ desk, form, query }) =>
    quickAdd(desk, form.get('quickadd') ?? query.get('quickadd') ?? ''),
  'rename-tag': ({ desk, form }) => renameTag(desk, form),
  'disable-tag': ({ desk, form }) => removeTag(desk, form),
  'preference/set': async () => ok,
  'preference/stream/set': async () => ok,
}

function knownIn(desk: Desk, query: URLSearchParams, rest = ''): Promise<Known> {
  return knownOf(desk, [rest, query.get('s'), ...query.getAll('it')])
}

const PREFIX = 'reader/api/0/'

/** Some clients append the path of FreshRSS to the address of the server. */
export const greaderRoutes: OpenRoute[] = [
  readerClientPaths.greader,
  `${readerClientPaths.greader}.php`,
].flatMap((base) => [
  { ...clientRoute, path: base, answer: async () => ok },
  { ...clientRoute, path: `${base}/*`, answer },
])

async function answer(world: World, request: Asked): Promise<Reply> {
  const { '*': rest = '' } = request.params
  if (rest === '') return ok
  const form = await readForm(request)
  if (rest === 'accounts/ClientLogin') return signIn(world, { form, query: request.query })
  const client = await askingClient(world, request)
  if (!client) return unknownToken
  const waitSeconds = mustWait(client)
  if (waitSeconds !== null) return tooOften(waitSeconds)

  const call = rest.startsWith(PREFIX) ? rest.slice(PREFIX.length) : ''
  const name = call.startsWith(`${CONTENTS}/`) ? CONTENTS : call.replace(/\/$/, '')
  const desk = deskOf(world, client.readerId)
  const asked: Call = {
    desk,
    client,
    items: openItems(desk, client.items, originOf(world, request)),
    query: request.query,
    form,
    rest: call.slice(CONTENTS.length + 1),
  }
  const read = Object.hasOwn(reads, name) ? reads[name] : undefined
  if (read) return read(asked)
  const edit = Object.hasOwn(edits, name) ? edits[name] : undefined
  if (!edit)
    throw new Problem('not-found', 'This server does not have that call of the Google Reader API.')
  if (request.method !== 'POST') throw new Problem('invalid', 'Send changes by POST.')
  if (client.scope === 'read') {
    throw new Problem(
      'not-allowed',
      'This token may only read. Give this client one that can change things.',
    )
  }
  if (!isEditToken(desk.secrets, client, form.get('T'))) return wrongEditToken
  return edit(asked)
}

function originOf({ publicAddress }: World, { origin }: Asked): string {
  return publicAddress ?? origin
}

function tooOften(seconds: number): Reply {
  return {
    ...plain(`Too many requests: wait ${seconds} seconds.\n`),
    status: 429,
    headers: { 'retry-after': String(seconds) },
  }
}
