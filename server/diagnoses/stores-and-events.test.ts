import { createServer, request as ask, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGzip } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFakeS3, type FakeS3 } from '../stores/fake-s3.ts'
import { s3Store } from '../stores/s3-store.ts'
import { checkEventStream } from './check-event-stream.ts'
import { checkStore } from './check-store.ts'

const TOKEN = 'synthwire_test'
const SHORT_MS = 300

const servers: Server[] = []
let hub: string
let screens: ServerResponse[]
beforeEach(async () => {
  screens = []
  // A server that sends the first event at once, and later any event that happens.
  hub = await listen((path, authorization, response) => {
    if (path === '/healthz') return void response.end('ok\n')
    if (authorization !== `Bearer ${TOKEN}`) return void response.writeHead(401).end()
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
    response.write('retry: 2000\n\n')
    screens.push(response)
  })
})
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(
  answer: (path: string, authorization: string, response: ServerResponse) => void,
): Promise<string> {
  const server = createServer((request, response) =>
    answer(request.url!, request.headers.authorization ?? '', response),
  )
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A reverse proxy that treats events in its own way. */
function proxy(pass: (response: ServerResponse, events: NodeJS.ReadableStream) => void) {
  return listen((path, authorization, response) => {
    ask(new URL(path, hub), { headers: { authorization } }, (events) => {
      if (path === '/healthz') return void events.pipe(response)
      pass(response, events)
    }).end()
  })
}
const EVENTS = { 'content-type': 'text/event-stream' }
const check = (address: string, token = TOKEN) =>
  checkEventStream(address, (work) => work({ token, announce }), SHORT_MS)
const announce = async () => screens.forEach((screen) => screen.write('event: change\n\n'))

test('events that arrive at once are well', async () => {
  expect(await check(hub)).toContain('passes on events at once')
  const plain = await proxy((response, events) => events.pipe(response.writeHead(200, EVENTS)))
  expect(await check(plain)).toContain('passes on events at once')
})

test('a proxy that holds events back, compresses or ends them is told of with what to do', async () => {
  const holding = await proxy((response, events) => {
    let held = ''
    events.on('data', (piece) => (held += piece))
    events.on('end', () => response.writeHead(200, EVENTS).end(held))
  })
  await expect(check(holding)).rejects.toThrow('proxy_buffering off')
  const afterHeaders = await proxy((response) => response.writeHead(200, EVENTS).flushHeaders())
  await expect(check(afterHeaders)).rejects.toThrow('the proxy buffers /api/changes')
  const afterTheFirst = await proxy((response, events) => {
    events.once('data', (piece) => response.writeHead(200, EVENTS).write(piece))
  })
  await expect(check(afterTheFirst)).rejects.toThrow('the proxy buffers /api/changes')
  const packing = await proxy((response, events) => {
    response.writeHead(200, { ...EVENTS, 'content-encoding': 'gzip' }).flushHeaders()
    events.pipe(createGzip()).pipe(response)
  })
  await expect(check(packing)).rejects.toThrow('compresses the event stream (gzip)')
  const ending = await proxy((response) => void response.writeHead(200, EVENTS).end())
  await expect(check(ending)).rejects.toThrow('ends the event stream at once')
})

test('what is not this server, or lets nobody in, is told of as that', async () => {
  const other = await listen((_, __, response) => void response.writeHead(502).end('Bad Gateway'))
  await expect(check(other)).rejects.toThrow(
    'does not lead to a running Synthwire (it answers 502)',
  )
  await expect(check(hub, 'wrong')).rejects.toThrow('answers 401 instead of events')
  expect(await check('http://127.0.0.1:1/')).toContain('cannot be reached from this machine')
})

test('a store is tried as the server uses it, and told of where it does not do', async () => {
  const secrets = { sign: (text: string) => `signed ${text}` }
  const bucket: FakeS3 = await openFakeS3()
  const times = { connectMs: SHORT_MS, silentMs: SHORT_MS, requestMs: 2000 }
  const look = (more = {}) =>
    checkStore(s3Store({ ...bucket.settings, ...more }, { times }), secrets)
  try {
    expect(await look()).toContain('takes and returns files')
    expect([...bucket.objects.keys()]).toEqual([])
    bucket.misbehaviours = ['lies']
    bucket.where = /^GET doctor/
    await expect(look()).rejects.toThrow('other bytes')
    bucket.misbehaviours = [{ status: 403, code: 'AccessDenied' }]
    bucket.where = /^PUT/
    await expect(look()).rejects.toThrow('Allow the key in SYNTHWIRE_STORE_KEY')
    bucket.misbehaviours = ['hangs']
    await expect(look()).rejects.toThrow('did not answer in time')
    await expect(look({ secret: 'other' })).rejects.toThrow('SYNTHWIRE_STORE_SECRET')
    await expect(look({ bucket: 'other' })).rejects.toThrow('SYNTHWIRE_STORE_BUCKET')
    await s3Store(bucket.settings).put('synthwire-hub', Buffer.from('of another'))
    await expect(look()).rejects.toThrow('belongs to another server')
  } finally {
    await bucket.close()
  }
})
