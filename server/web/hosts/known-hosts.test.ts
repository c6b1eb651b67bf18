import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, describe, expect, test } from 'vitest'
import type { WebServer } from '../../web.ts'
import { openTestServer } from '../test-web-server.ts'

type Server = Awaited<ReturnType<typeof openTestServer>>

let open: Server | null = null
afterEach(async () => {
  await open?.app.close()
  open = null
})

async function listen(settings: WebServer['settings'] = { host: '127.0.0.1' }) {
  open = await openTestServer({ settings, readerId: 'reader-1' })
  await open.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = open.app.server.address() as AddressInfo
  return { ...open, port }
}

/** Sends raw lines, which no usual client would send, and returns the whole answer. */
async function send(port: number, ...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (text) => (answer += text))
  socket.on('error', () => {})
  socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`)
  await once(socket, 'close')
  return answer
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

describe('A request over a socket', () => {
  test.each([
    ['no name', ['GET /healthz HTTP/1.1'], 400],
    ['two names', ['GET /healthz HTTP/1.1', 'Host: localhost', 'Host: evil.example'], 400],
    ['one name twice', ['GET /healthz HTTP/1.1', 'Host: localhost', 'host: localhost'], 400],
    ['an empty name', ['GET /healthz HTTP/1.1', 'Host: '], 400],
    ['a list of names', ['GET /healthz HTTP/1.1', 'Host: localhost, evil.example'], 400],
    ['a name with an account', ['GET /healthz HTTP/1.1', 'Host: localhost@evil.example'], 400],
    ['a name with a path', ['GET /healthz HTTP/1.1', 'Host: localhost/evil'], 400],
    ['a name with bytes that no name has', ['GET /healthz HTTP/1.1', 'Host: localhost\u00e9'], 400],
    ['a port that is a word', ['GET /healthz HTTP/1.1', 'Host: localhost:http'], 400],
    ['a port above the highest', ['GET /healthz HTTP/1.1', 'Host: localhost:65536'], 400],
    ['any other port', ['GET /healthz HTTP/1.1', 'Host: localhost:1'], 200],
    ['an empty port', ['GET /healthz HTTP/1.1', 'Host: localhost:'], 200],
    ['capitals and a dot at the end', ['GET /healthz HTTP/1.1', 'Host: LocalHost.'], 200],
    [
      'the same name in its target',
      ['GET http://localhost:80/healthz HTTP/1.1', 'Host: LOCALHOST'],
      200,
    ],
    ['another name in its target', ['GET http://evil.example/ HTTP/1.1', 'Host: localhost'], 400],
    [
      'a known name in its target alone',
      ['GET http://localhost/ HTTP/1.1', 'Host: a.example'],
      400,
    ],
    [
      'an account in its target',
      ['GET http://localhost@a.example/ HTTP/1.1', 'Host: localhost'],
      400,
    ],
    ['a target of another protocol', ['GET ftp://localhost/ HTTP/1.1', 'Host: localhost'], 400],
    ['a strange name, twice over', ['GET http://a.example/ HTTP/1.1', 'Host: a.example'], 421],
    ['no name, as a probe of old', ['GET /healthz HTTP/1.0'], 200],
    ['a strange target, as a probe of old', ['GET http://evil.example/healthz HTTP/1.0'], 421],
    ['a known target, as a probe of old', ['GET http://localhost/healthz HTTP/1.0'], 200],
    ['a strange name, as a probe of old', ['GET /healthz HTTP/1.0', 'Host: evil.example'], 421],
  ])('with %s', async (_, lines, status) => {
    const { port } = await listen()
    expect(statusOf(await send(port, ...lines))).toBe(status)
  })

  test('that names its target in full reaches the same as any other', async () => {
    const { port } = await listen()
    const host = `localhost:${port}`
    const operation = (target: string) =>
      send(port, `GET ${target} HTTP/1.1`, `Host: ${host}`).then(
        (answer) => answer.split('\r\n\r\n')[1],
      )
    expect(await operation(`http://${host}/api/notes/echo?given=x`)).toContain('"x"')
    expect(await operation(`http://${host}/api/notes/nothing`)).toContain('"kind":"not-found"')
  })
})

describe('A hub knows itself', () => {
  const ask = async (settings: WebServer['settings'], host: string, url = '/healthz') => {
    const { app } = await listen(settings)
    const reply = await app.inject({ url, headers: { host } })
    return { status: reply.statusCode, body: reply.body }
  }
  const password = 'open sesame'
  const publicAddress = 'https://news.example.org'

  test.each([
    ['localhost', 200],
    ['127.0.0.1:4600', 200],
    ['[::1]', 200],
    ['hub.localhost', 421],
    ['192.0.2.7', 421],
    ['news.example.org', 200],
    ['news.example.org:8443', 200],
    ['www.news.example.org', 421],
    ['news.example.org.evil.example', 421],
    ['hub.lan', 200],
    ['hub.LAN.:4600', 200],
    ['xn--ko-eka.example', 200],
    ['[2001:db8::7]', 200],
  ])('with a password, as %s: %i', async (host, status) => {
    const hosts = ['hub.lan', 'xn--ko-eka.example', '2001:db8::7']
    const settings = { host: '127.0.0.1', password, publicAddress, hosts }
    expect(await ask(settings, host)).toMatchObject({ status })
  })

  test('by the address that it listens on', async () => {
    expect(await ask({ host: '192.0.2.7', password }, '192.0.2.7:4600')).toMatchObject({
      status: 200,
    })
    await open?.app.close()
    expect(await ask({ host: '192.0.2.7', password }, '192.0.2.8:4600')).toMatchObject({
      status: 421,
    })
    await open?.app.close()
    expect(await ask({ host: 'hub.lan', password }, 'hub.lan')).toMatchObject({ status: 200 })
  })

  test.each(['0.0.0.0', '::'])('listening on %s, by every address of its machine', async (host) => {
    const own = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses)
    expect(own.length).toBeGreaterThan(0)
    const { app } = await listen({ host, password })
    for (const { address, family } of own) {
      const called = family === 'IPv6' ? `[${address}]` : address
      const reply = await app.inject({ url: '/healthz', headers: { host: called } })
      expect([called, reply.statusCode]).toEqual([called, 200])
    }
    const other = await app.inject({ url: '/healthz', headers: { host: '192.0.2.8' } })
    expect(other.statusCode).toBe(421)
  })

  test('and says what to set if it is opened under another name', async () => {
    const { status, body } = await ask({ host: '0.0.0.0', password }, 'news.example.org', '/')
    expect(status).toBe(421)
    expect(body).toContain('news.example.org')
    expect(body).toContain('SYNTHWIRE_HOSTS')
  })

  test('without a password, only by the names of this machine', async () => {
    const settings = { host: '127.0.0.1', publicAddress }
    const { status, body } = await ask(settings, 'news.example.org', '/api/notes/echo')
    expect(status).toBe(421)
    expect(body).toContain('SYNTHWIRE_PASSWORD')
    const called = await open?.app.inject({
      url: '/notes/called/us',
      headers: { host: 'news.example.org' },
    })
    expect(called?.statusCode).toBe(202)
  })

  test('as *.localhost once it is listed, still without a password', async () => {
    const settings = { host: '127.0.0.1', hosts: ['hub.localhost'] }
    expect(await ask(settings, 'hub.localhost:4600', '/api/notes/echo')).toMatchObject({
      status: 200,
    })
  })

  test('and asks for a sign-in once it is listed under a name that others can use', async () => {
    const settings = { host: '127.0.0.1', hosts: ['hub.lan'] }
    expect(await ask(settings, 'hub.lan', '/api/notes/echo')).toMatchObject({ status: 401 })
    expect(open?.printed.join()).toContain('hub.lan')
  })
})
