import { makeToken } from '#server/access/api-tokens.ts'
import type { TokenScope } from '#platform/access/contract.ts'
import { tokenMade } from '#platform/access/server/lends.ts'
import { areas } from '#server/areas.ts'
import { openTestServer } from '#server/web/test-web-server.ts'
import type { TestTools } from '#server/test-tools.ts'
import { stateId } from '../streams.ts'
import { feverKey } from './find-client.ts'

export type TestClients = Awaited<ReturnType<typeof openTestClients>>

/** Starts the web server with all areas, so that tests can use it as clients do. */
export async function openTestClients(tools: TestTools) {
  const { app } = await openTestServer({ tools, areas, readerId: tools.readerId })
  return {
    app,
    client: (scope: TokenScope = 'write', more: { readerId?: string; days?: number } = {}) =>
      openClient(tools, app, { scope, ...more }),
    close: () => app.close(),
  }
}

type App = Awaited<ReturnType<typeof openTestServer>>['app']

/** A client with its own token. */
export async function openClient(
  tools: TestTools,
  app: App,
  {
    readerId = tools.readerId,
    scope = 'write',
    days = null,
  }: { readerId?: string; scope?: TokenScope; days?: number | null },
) {
  const token = { readerId, name: 'A client', scope, days }
  const made = await makeToken(tools.db, token, tools.now())
  for (const goOn of tools.extensions(tokenMade)) await goOn(tools.db, { readerId, ...made })
  return clientOf(app, made)
}

export type Fields = Record<string, string | readonly string[]>

export function clientOf(app: App, { id, secret }: { id: string; secret: string }) {
  const headers = { host: 'localhost:4600', authorization: `GoogleLogin auth=${secret}` }
  const send = (method: 'GET' | 'POST', url: string, payload?: string, more = {}) =>
    app.inject({
      method,
      url,
      headers: {
        ...headers,
        ...(payload !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...more,
      },
      ...(payload !== undefined && { payload }),
    })
  const get = (call: string, query: Fields = {}) =>
    send('GET', `/api/greader/reader/api/0/${call}?${encoded({ output: 'json', ...query })}`)
  const post = (call: string, form: Fields) =>
    send('POST', `/api/greader/reader/api/0/${call}`, encoded(form))
  const fever = (query: string, form: Fields = {}) =>
    send('POST', `/api/fever?api&${query}`, encoded({ api_key: feverKey(secret), ...form }))

  return {
    id,
    secret,
    send,
    get,
    post,
    fever,
    /** The ids of the items in a stream. */
    async ids(stream = stateId('reading-list'), query: Fields = {}): Promise<number[]> {
      const reply = await get('stream/items/ids', { s: stream, ...query })
      return (reply.json() as { itemRefs: { id: string }[] }).itemRefs.map(({ id }) => Number(id))
    },
    unread: () => titlesOf(get, { xt: stateId('read') }),
    starred: () => titlesOf(get, {}, stateId('starred')),
    mark: (state: string, ids: readonly number[], how: 'a' | 'r' = 'a') =>
      post('edit-tag', { [how]: stateId(state), i: ids.map(String) }),
  }
}

interface Contents {
  items: { id: string; title: string; categories: string[] }[]
}

async function titlesOf(
  get: (call: string, query: Fields) => Promise<{ json(): unknown }>,
  query: Fields,
  stream = stateId('reading-list'),
): Promise<string[]> {
  const { items } = (
    await get(`stream/contents/${stream}`, { n: '1000', ...query })
  ).json() as Contents
  return items.map(({ title }) => title)
}

export function encoded(fields: Fields): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  )
  return new URLSearchParams(pairs).toString()
}
