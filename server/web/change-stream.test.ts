import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { makeToken } from '../access/api-tokens.ts'
import { testTools } from '../test-tools.ts'
import { sql } from '../tools.ts'
import { openTestServer } from './test-web-server.ts'

let server: Awaited<ReturnType<typeof openTestServer>>
afterEach(() => server.app.close())

async function listen(): Promise<number> {
  server = await openTestServer({ whoAsks: ({ headers }) => String(headers['x-reader']) })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  return (server.app.server.address() as AddressInfo).port
}

async function follow(port: number, who: string | Record<string, string> = 'ada', since = '') {
  const headers = typeof who === 'string' ? { 'x-reader': who } : who
  const asking = request({ port, host: '127.0.0.1', path: `/api/changes${since}`, headers })
  asking.on('error', () => {})
  asking.end()
  const reply = await new Promise<IncomingMessage>((resolve) => asking.once('response', resolve))
  let text = ''
  reply.setEncoding('utf8')
  reply.on('data', (chunk) => (text += chunk))
  reply.on('error', () => {})
  const ended = new Promise((resolve) => reply.once('close', resolve))
  return { reply, ended, heard: () => text }
}

async function metric(port: number, name: string) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1])
}

describe('An open screen', () => {
  test('hears of every change as it happens', async () => {
    const port = await listen()
    const screen = await follow(port)
    expect(screen.reply.headers['content-type']).toBe('text/event-stream')
    server.announce({ area: 'notes', operations: ['listNotes'] })
    server.announce({ area: 'notes' })
    await expect
      .poll(screen.heard)
      .toBe(
        'retry: 2000\n\n' +
          'event: change\ndata: {"area":"notes","operations":["listNotes"]}\n\n' +
          'event: change\ndata: {"area":"notes"}\n\n',
      )
  })

  test('hears of changes for everybody and of those by its own reader, who is not named', async () => {
    const port = await listen()
    const [own, other] = [await follow(port, 'ada'), await follow(port, 'bo')]
    server.announce({ area: 'notes', readerId: 'bo' })
    server.announce({ area: 'notes', operations: ['echo'], readerId: 'ada' })
    server.announce({ area: 'notes', operations: ['fail'] })
    const heard = (operation: string) =>
      `event: change\ndata: {"area":"notes","operations":["${operation}"]}\n\n`
    await expect.poll(own.heard).toBe(`retry: 2000\n\n${heard('echo')}${heard('fail')}`)
    await expect
      .poll(other.heard)
      .toBe(`retry: 2000\n\nevent: change\ndata: {"area":"notes"}\n\n${heard('fail')}`)
  })

  test('hears first what changed for its reader since its page was drawn', async () => {
    const port = await listen()
    const since = (ms: number) => `?since=${new Date(Date.now() - ms).toISOString()}`
    server.announce({ area: 'notes', operations: ['fail'], readerId: 'bo' })
    server.announce({ area: 'notes', operations: ['echo'] })
    const changed = 'event: change\ndata: {"area":"notes","operations":["echo"]}\n\n'
    const late = await follow(port, 'ada', since(5000))
    await expect.poll(late.heard).toBe(`retry: 2000\n\n${changed}`)
    const old = await follow(port, 'ada', since(60_000))
    await expect.poll(old.heard).toBe('retry: 2000\n\nevent: gap\ndata: {}\n\n')
    const odd = await follow(port, 'ada', '?since=soon')
    await expect.poll(odd.heard).toBe('retry: 2000\n\n')
  })

  test('is forgotten when it closes', async () => {
    const port = await listen()
    const screens = [await follow(port), await follow(port)]
    expect(await metric(port, 'synthwire_open_screens')).toBe(2)
    for (const { reply } of screens) reply.destroy()
    await expect.poll(() => metric(port, 'synthwire_open_screens')).toBe(0)
  })

  test('that does not keep up is disconnected, and the others continue', async () => {
    const port = await listen()
    const [slow, quick] = [await follow(port), await follow(port)]
    slow.reply.pause()
    const operations = Array.from({ length: 1000 }, (_, index) => `operation-${index}`)
    for (let sent = 0; sent < 1500; sent++) {
      server.announce({ area: 'notes', operations })
      await new Promise(setImmediate)
      if (sent % 50 === 0 && (await metric(port, 'synthwire_open_screens')) === 1) break
    }
    expect(await metric(port, 'synthwire_open_screens')).toBe(1)
    server.announce({ area: 'last' })
    await expect.poll(() => quick.heard().endsWith('{"area":"last"}\n\n')).toBe(true)
  })

  test('and idle connections do not delay the end of the server', async () => {
    const port = await listen()
    const screen = await follow(port)
    await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: 'keep-alive' } })
    const began = performance.now()
    await server.app.close()
    await screen.ended
    expect(performance.now() - began).toBeLessThan(patient(10_000))
    expect(server.handlers.size).toBe(0)
  })

  test('asked about with HEAD is not opened', async () => {
    const port = await listen()
    const reply = await fetch(`http://127.0.0.1:${port}/api/changes`, { method: 'HEAD' })
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET'])
  })
})

test('a screen is disconnected when its token is removed, and no other screen is', async () => {
  const tools = await testTools()
  const { db, readerId } = tools
  server = await openTestServer({
    tools,
    readerId,
    settings: { host: '127.0.0.1', password: 'x y z' },
  })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const made = async () => {
    const draft = { readerId, name: 'Mine', scope: 'read', days: null } as const
    const { id, secret } = await makeToken(db, draft, tools.now())
    return { id, screen: await follow(port, { authorization: `Bearer ${secret}` }) }
  }
  const [one, other] = [await made(), await made()]
  await db.run(sql`delete from api_tokens where id = ${one.id}`)
  server.announce({ area: 'access', readerId })
  await one.screen.ended
  server.announce({ area: 'notes' })
  await expect.poll(other.screen.heard).toContain('"notes"')
  expect(one.screen.heard()).not.toContain('"notes"')
  await tools.close()
})
