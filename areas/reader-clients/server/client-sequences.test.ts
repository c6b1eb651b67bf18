import { afterAll, beforeAll, expect, test } from 'vitest'
import { publish } from '#areas/feed/server/settings/test-articles.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { longItemId } from '../item-ids.ts'
import { openTestClients, type TestClients } from './test-client.ts'

// Sequences of requests with forms and parameters, from the public source code or documentation of
// clients. Those of closed-source clients (Reeder, ReadKit, FeedMe) are from recordings by other
// people.

interface Step {
  /** "GET path" or "POST path", below the address that the client was given. */
  call: string
  /** The form as the client writes it; most clients do not encode it. */
  form?: string
  /** The pattern that the client needs in the answer. */
  needs?: RegExp
  status?: number
}

const READ = 'user/-/state/com.google/read'
const STARRED = 'user/-/state/com.google/starred'
const LIST = 'user/-/state/com.google/reading-list'
const API = '/reader/api/0'
/** Placeholders for an item's id, one for each form in which clients write it. */
const LONG = 'LONG-ID'
const HEX = 'HEX-ID'
const SHORT_HEX = 'SHORT-HEX'
const DECIMAL = 'DECIMAL-ID'
const items = /"itemRefs":\[\{"id":"\d+"/
const contents = /"items":\[\{"id":"tag:google.com,2005:reader\/item\/[\da-f]{16}"/

const signIn = (form: string): Step => ({
  call: 'POST /accounts/ClientLogin',
  form,
  needs: /^SID=\S+\nLSID=\S+\nAuth=\S+\n$/,
})
const token: Step = { call: `GET ${API}/token`, needs: /^[\w-]{57}$/ }
const tags: Step = { call: `GET ${API}/tag/list?output=json`, needs: /"type":"folder"|"tags":\[/ }
const subscriptions: Step = {
  call: `GET ${API}/subscription/list?output=json`,
  needs: /"id":"feed\/\d+","title":"[^"]+","categories":\[.*\],"url":"https/,
}

const clients: Record<string, Step[]> = {
  newsboat: [
    signIn(
      'service=reader&Email=reader&Passwd=SECRET&source=newsboat%2F2.36.0&accountType=HOSTED_OR_GOOGLE&continue=http://www.google.com/',
    ),
    subscriptions,
    { call: `GET ${API}/stream/contents/feed%2F1?n=20`, needs: /"canonical":\[\{"href":"https/ },
    token,
    {
      call: `POST ${API}/edit-tag`,
      form: `i=${LONG}&a=${READ}&r=user/-/state/com.google/kept-unread&ac=edit&T=TOKEN`,
      needs: /^OK$/,
    },
    {
      call: `POST ${API}/edit-tag`,
      form: `i=${LONG}&r=${READ}&a=user/-/state/com.google/kept-unread&a=user/-/state/com.google/tracking-kept-unread&ac=edit&T=TOKEN`,
      needs: /^OK$/,
    },
    { call: `POST ${API}/edit-tag`, form: `i=${LONG}&a=${STARRED}&ac=edit&T=TOKEN`, needs: /^OK$/ },
    {
      call: `POST ${API}/edit-tag`,
      form: `i=${LONG}&a=user/-/state/com.google/broadcast&ac=edit&T=TOKEN`,
      needs: /^OK$/,
    },
    { call: `POST ${API}/mark-all-as-read`, form: 's=feed/1&T=TOKEN', needs: /^OK$/ },
  ],
  NetNewsWire: [
    signIn('Email=reader&Passwd=SECRET'),
    token,
    tags,
    subscriptions,
    {
      call: `GET ${API}/stream/items/ids?ot=1700000000.123456&n=10000&output=json&xt=${READ}&s=${LIST}`,
      needs: items,
    },
    { call: `GET ${API}/stream/items/ids?s=${LIST}&n=10000&xt=${READ}&output=json`, needs: items },
    {
      call: `GET ${API}/stream/items/ids?s=${STARRED}&n=10000&output=json`,
      needs: /"itemRefs":\[\]/,
    },
    {
      call: `POST ${API}/stream/items/contents`,
      form: `T=TOKEN&output=json&i=tag:google.com,2005:reader/item/${SHORT_HEX}`,
      needs: contents,
    },
    {
      call: `POST ${API}/edit-tag`,
      form: `T=TOKEN&i=tag:google.com,2005:reader/item/${HEX}&a=${READ}`,
      needs: /^OK$/,
    },
    { call: `POST ${API}/edit-tag`, form: `T=TOKEN&i=${HEX}&r=${READ}`, needs: /^OK$/ },
    {
      call: `POST ${API}/subscription/edit`,
      form: 'T=TOKEN&s=feed/1&ac=edit&t=A new name',
      needs: /^OK$/,
    },
    {
      call: `POST ${API}/subscription/edit`,
      form: 'T=TOKEN&s=feed/1&ac=edit&a=user/-/label/News',
      needs: /^OK$/,
    },
    {
      call: `POST ${API}/rename-tag`,
      form: 'T=TOKEN&s=user/-/label/News&dest=user/-/label/World',
      needs: /^OK$/,
    },
    {
      call: `POST ${API}/subscription/edit`,
      form: 'T=TOKEN&s=feed/1&ac=edit&r=user/-/label/World',
      needs: /^OK$/,
    },
  ],
  Capy: [
    {
      call: 'POST /accounts/ClientLogin?Email=reader&Passwd=SECRET',
      needs: /^SID=\S+\nLSID=\S+\nAuth=\S+\n$/,
    },
    token,
    subscriptions,
    {
      call: `GET ${API}/stream/items/ids?s=${STARRED}&n=10000&output=json`,
      needs: /"itemRefs":\[\]/,
    },
    { call: `GET ${API}/stream/items/ids?s=${LIST}&n=10000&xt=${READ}&output=json`, needs: items },
    {
      call: `POST ${API}/stream/items/contents?output=json`,
      form: `i=${DECIMAL}&T=TOKEN`,
      needs: contents,
    },
    {
      call: `POST ${API}/edit-tag?output=json`,
      form: `i=${DECIMAL}&T=TOKEN&a=${encodeURIComponent(STARRED)}`,
      needs: /^OK$/,
    },
    {
      call: `POST ${API}/edit-tag?output=json`,
      form: `i=${DECIMAL}&T=TOKEN&r=${encodeURIComponent(STARRED)}`,
      needs: /^OK$/,
    },
    { call: `POST ${API}/edit-tag`, form: `i=${DECIMAL}&T=ended&a=${READ}`, status: 401 },
    {
      call: `POST ${API}/subscription/quickadd?output=json`,
      form: 'quickadd=https%3A%2F%2Fnothing.example%2F&T=TOKEN',
      needs: /"numResults":0/,
    },
  ],
  'Read You': [
    {
      call: 'POST /accounts/ClientLogin',
      form: 'output=json&Email=reader&Passwd=SECRET&client=ReadYou&accountType=HOSTED_OR_GOOGLE&service=reader',
      needs: /"Auth":"synthwire_/,
    },
    token,
    {
      call: `GET ${API}/user-info?output=json`,
      needs: /"userId":".+","userName":".*","userProfileId":".+","userEmail":/,
    },
    subscriptions,
    { call: `GET ${API}/stream/items/ids?output=json&s=${LIST}&xt=${READ}&n=10000`, needs: items },
    {
      call: `GET ${API}/stream/items/ids?output=json&s=${READ}&ot=1700000000&n=10000`,
      needs: /"itemRefs":\[/,
    },
    {
      call: `POST ${API}/stream/items/contents?output=json`,
      form: `i=${HEX}&T=TOKEN`,
      needs: contents,
    },
    {
      call: `POST ${API}/edit-tag?output=json`,
      form: `i=${encodeURIComponent(LONG)}&a=${encodeURIComponent(READ)}&T=TOKEN`,
      needs: /^OK$/,
    },
    {
      call: `POST ${API}/mark-all-as-read?output=json`,
      form: `s=${encodeURIComponent(LIST)}&ts=1700000000000000&T=TOKEN`,
      needs: /^OK$/,
    },
  ],
  'Reeder and ReadKit': [
    signIn('accountType=GOOGLE&Email=reader&Passwd=SECRET&service=reader'),
    tags,
    subscriptions,
    { call: `GET ${API}/stream/items/ids?n=1000&output=json&s=${LIST}&xt=${READ}`, needs: items },
    { call: `GET ${API}/stream/items/ids?n=1000&output=json&s=${STARRED}`, needs: /"itemRefs":\[/ },
    {
      call: `POST ${API}/stream/items/contents`,
      form: `i=${DECIMAL}&output=json`,
      needs: contents,
    },
    { call: `POST ${API}/edit-tag`, form: `i=${LONG}&a=${READ}&T=x`, needs: /^OK$/ },
  ],
  FeedMe: [
    { call: 'GET ', needs: /^OK$/ },
    signIn('Email=reader&Passwd=SECRET'),
    subscriptions,
    { call: `GET ${API}/unread-count?output=json`, needs: /"max":\d+,"unreadcounts":\[/ },
    {
      call: `GET ${API}/stream/contents/${LIST}?n=100&xt=${READ}&r=o&output=json`,
      needs: contents,
    },
    { call: `POST ${API}/edit-tag`, form: `i=${LONG}&a=${READ}`, needs: /^OK$/ },
    { call: `GET ${API}/preference/list?output=json`, needs: /^\{"prefs":\[\]\}$/ },
  ],
}

let tools: TestTools
let hub: TestClients
let id: number
beforeAll(async () => {
  tools = await testTools()
  hub = await openTestClients(tools)
  const report = (nth: number) => ({
    title: `Report ${nth}`,
    text: `The ${['eel', 'crane', 'bell'][nth]} of the harbour was seen ${nth} times.`,
    published: `2026-03-02T0${nth + 7}:00:00Z`,
  })
  await publish(tools, 'Harbour Gazette', [0, 1, 2].map(report))
})
afterAll(async () => {
  await hub.close()
  await tools.close()
})

test.each(Object.keys(clients))('%s is answered as it needs it', async (name) => {
  const client = await hub.client()
  await client.mark('read', await client.ids(), 'r')
  for (const starred of await client.ids(STARRED)) await client.mark('starred', [starred], 'r')
  id = (await client.ids())[0]!
  const T = (await client.get('token')).body
  const filled = (text: string) =>
    text
      .replaceAll('SECRET', client.secret)
      .replaceAll('TOKEN', T)
      .replaceAll(SHORT_HEX, id.toString(16))
      .replaceAll(HEX, longItemId(id).slice(-16))
      .replaceAll(encodeURIComponent(LONG), encodeURIComponent(longItemId(id)))
      .replaceAll(LONG, longItemId(id))
      .replaceAll(DECIMAL, String(id))
  for (const base of ['/api/greader', '/api/greader.php']) {
    for (const { call, form, needs, status = 200 } of clients[name]!) {
      const [method, path = ''] = call.split(' ')
      const reply = await client.send(
        method as 'GET' | 'POST',
        base + filled(path),
        method === 'POST' ? filled(form ?? '') : undefined,
      )
      expect([call, reply.statusCode, reply.statusCode === status ? '' : reply.body]).toEqual([
        call,
        status,
        '',
      ])
      if (needs) expect(reply.body, call).toMatch(needs)
      // The call may have marked the item as read. It is unread again, because the next calls need
      // an unread item.
      await client.mark('read', [id], 'r')
    }
    await client.mark('read', await client.ids(), 'r')
    await client.mark('starred', [id], 'r')
  }
})
