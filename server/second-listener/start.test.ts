import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { once } from 'node:events'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { collectExtensions, extend } from '../extension-points.ts'
import { settings } from '../settings/settings.ts'
import { freePort } from '#core/testing/test-port.ts'
import type { World } from '../tools.ts'
import { askForPort, offerPort } from './give-port.ts'
import { SITES } from './limits.ts'
import { sites, type SiteSource } from './sites.ts'
import { startSites, type StartedSites } from './start.ts'
import { ask } from './test-listener.ts'

const log = pino({ level: 'silent' })
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function start(env: Record<string, string>, printed: string[] = []): Promise<StartedSites> {
  const started = await startSites(settings(env), log, (line) => printed.push(line))
  closers.push(started.stop)
  return started
}

async function occupied(): Promise<{ port: number; server: Server }> {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(async () => server.close())
  return { port: (server.address() as AddressInfo).port, server }
}

const source: SiteSource = {
  async find(_, called) {
    if (!('name' in called) || called.name !== 'shop') return null
    return {
      async answer({ path, body }) {
        if (path === '/fails') throw new Error('secret')
        const pieces = ['one ', 'two ', Buffer.from(body).toString()]
        const stream = new ReadableStream<Uint8Array>({
          start(controller) {
            for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
            controller.close()
          },
        })
        return { status: 200, body: path === '/stream' ? stream : 'Shop' }
      },
    }
  },
}

test('sites of areas are asked for from a thread, and what goes on comes through it', async () => {
  const { apps, serve, words } = await start({ PORT: '0' })
  expect(words).toBe(`Apps and sites are served at port ${apps!.port}.`)
  const get = (path: string, body?: string) =>
    ask(apps!.port, 'shop.localhost', path, body ? { method: 'POST', body } : {})
  // A request that arrives before the server is ready waits for it.
  const early = get('/')
  serve({ extensions: collectExtensions([{ extends: [extend(sites, source)] }]) } as World)
  expect((await early).text).toBe('Shop')
  expect((await get('/stream', 'three')).text).toBe('one two three')
  expect((await get('/fails')).status).toBe(502)
  expect((await ask(apps!.port, 'other.localhost', '/')).status).toBe(421)
})

test(
  'somebody who hangs up takes the place of nobody, once the site is done',
  async () => {
    const { apps, serve } = await start({ PORT: '0' })
    let left = 0
    const answers: (() => void)[] = []
    const slow: SiteSource = {
      find: async () => ({
        async answer({ path }, gone) {
          if (path === '/') return { status: 200, body: 'Shop' }
          gone.addEventListener('abort', () => left++)
          return new Promise((resolve) => answers.push(() => resolve({ status: 204 })))
        },
      }),
    }
    serve({ extensions: collectExtensions([{ extends: [extend(sites, slow)] }]) } as World)
    const leaving = Array.from({ length: SITES.atOnceOfSite }, () => {
      const socket = connect(apps!.port, '127.0.0.1')
      socket.write('GET /slow HTTP/1.1\r\nHost: shop.localhost\r\n\r\n')
      return socket
    })
    await expect.poll(() => answers.length).toBe(SITES.atOnceOfSite)
    leaving.forEach((socket) => socket.destroy())
    await expect.poll(() => left).toBe(SITES.atOnceOfSite)
    answers.forEach((answer) => answer())
    expect((await ask(apps!.port, 'shop.localhost', '/')).text).toBe('Shop')
    // The time limit of this test is shorter than that of a site's answer.
  },
  SITES.answerMs / 2,
)

test('a port that is taken is an error where it was chosen, else the hub goes without', async () => {
  const { port } = await occupied()
  const { apps, words } = await start({ PORT: String(port - 1) })
  expect(apps).toBeNull()
  expect(words).toContain(
    `Apps and sites are not served: port ${port} is in use by another program`,
  )
  await expect(start({ PORT: '0', APPS_PORT: String(port) })).rejects.toThrow(
    `APPS_PORT is ${port}, and port ${port} is in use`,
  )
  expect((await start({ APPS_PORT: 'off' })).words).toBe('')
})

test('a hub whose own port another one has for its sites is given it', async () => {
  const { port, server } = await occupied()
  expect(await askForPort(port)).toBe(false)
  closers.push(async () => (await stop)())
  const stop = offerPort(port, () => new Promise((resolve) => server.close(() => resolve())))
  await stop
  expect(await askForPort(port)).toBe(true)
  expect(server.listening).toBe(false)
  expect(await askForPort(port)).toBe(false)

  const again = await freePort()
  const printed: string[] = []
  await start({ PORT: String(again - 1) }, printed)
  const second = await start({ PORT: '0', APPS_PORT: String(again) })
  expect(second.apps).toMatchObject({ port: again })
  expect(printed.join()).toContain(`another Synthwire needs port ${again}`)
})
