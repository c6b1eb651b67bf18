import { request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import type { World } from '../tools.ts'
import { sitesOf } from './answer-for-areas.ts'
import { createListener } from './listener.ts'
import type { ListenerSettings } from './listener-settings.ts'
import type { Called } from './called-site.ts'
import type { Site, SiteRequest } from './sites.ts'

export const testSettings: ListenerSettings = {
  host: '127.0.0.1',
  publicAddress: 'https://news.example.org',
  hosts: ['hub.lan', 'hub.localhost'],
  trustedProxies: [],
  hubPort: 4600,
  port: 0,
  domain: 'apps.example.org',
  signInHeader: 'remote-user',
}

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** Opens a listener with sites by name, which answer as the test says. */
export async function openTestListener(
  sites: Record<string, Site>,
  settings: Partial<ListenerSettings> = {},
) {
  const asked: SiteRequest[] = []
  const lookedFor: Called[] = []
  const source = {
    async find(_: World, called: Called) {
      lookedFor.push(called)
      const site = sites['name' in called ? called.name : called.domain]
      if (!site) return null
      return {
        ...site,
        async answer(request: SiteRequest, gone: AbortSignal) {
          asked.push(request)
          return site.answer(request, gone)
        },
      }
    },
  }
  const world = { log: pino({ level: 'silent' }) } as unknown as World
  const server = createListener({ ...testSettings, ...settings }, sitesOf([source], world))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    port,
    asked,
    lookedFor,
    ask: (host: string, path = '/', more: Sent = {}) => ask(port, host, path, more),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
}

export function ask(port: number, host: string, path: string, sent: Sent = {}): Promise<Reply> {
  const { method = 'GET', headers = {}, body } = sent
  const options = { port, host: '127.0.0.1', path, method, agent: false as const }
  return new Promise((resolve, reject) => {
    const asking = request({ ...options, headers: { host, ...headers } }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece) => (text += piece))
      response.once('error', reject)
      response.once('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, text }),
      )
    })
    asking.once('error', reject)
    asking.end(body)
  })
}

export const page = (body: string, more: object = {}): Site => ({
  answer: async () => ({ status: 200, headers: { 'content-type': 'text/html' }, body, ...more }),
})
