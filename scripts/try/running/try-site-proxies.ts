import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startHub } from '#e2e/hubs/hub.ts'
import { checkout } from '#server/checkout.ts'
import { optionsForTypeScript } from '#server/children/run-typescript.ts'
import { expectThat } from './expect-that.ts'
import { startInRoot, stopInRoot } from './in-root.ts'
import { freePort } from './tried-hub.ts'
import { blockBehind } from './try-proxies.ts'

const READY_WITHIN_MS = 20_000
const LOOK_EVERY_MS = 200
/** An address that stands for the machine's external one. */
const OUTER = '127.0.0.2'

/**
 * A proxy from Debian's packages in front of the second listener, with the settings of
 * docs/running.md.
 */
interface SiteProxy {
  name: string
  /** True if sites have names below a domain; false if they share the host of the server. */
  hasDomain: boolean
  command: string[]
  /**
   * A complete configuration that listens on a port of the external address, and passes requests on
   * to the second listener at `apps`.
   */
  settings(ports: { own: number; apps: number }): string
}

const CADDY = ['caddy', 'run', '--adapter', 'caddyfile', '--config', '/proxy.conf']
const NGINX = ['nginx', '-g', 'daemon off;', '-c', '/proxy.conf']

export function siteProxiesOf(text: string): SiteProxy[] {
  const part = text.split('\n## Apps and sites\n')[1]?.split('\n## ')[0] ?? ''
  const [ofDomain = '', ofPort = ''] = part.split('\nWithout a domain,')
  const blocks = [ofDomain, ofPort].map((half) => ({
    caddy: blockBehind(half, '\n```\n'),
    nginx: blockBehind(half, '\n```nginx\n'),
  }))
  if (blocks.some(({ caddy, nginx }) => caddy === '' || nginx === ''))
    throw new Error('docs/running.md names no proxy for apps and sites')
  return blocks.flatMap(({ caddy, nginx }, at) => {
    const hasDomain = at === 0
    const where = hasDomain ? 'below a domain' : 'at a port'
    return [
      {
        name: `Caddy, ${where}`,
        hasDomain,
        command: CADDY,
        settings: (ports) => ofCaddy(leadingTo(caddy, ports.apps), ports.own),
      },
      {
        name: `nginx, ${where}`,
        hasDomain,
        command: NGINX,
        settings: (ports) => ofNginx(leadingTo(nginx, ports.apps), ports.own),
      },
    ] satisfies SiteProxy[]
  })
}

function leadingTo(text: string, apps: number): string {
  return text.replaceAll('127.0.0.1:4601', `127.0.0.1:${apps}`).replaceAll('203.0.113.7', OUTER)
}

/** Caddy issues certificates itself, because none can be requested from outside here. */
function ofCaddy(text: string, own: number): string {
  const options = `\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n\thttps_port ${own}\n`
  const whole = text.startsWith('{\n')
    ? text.replace('{\n', `{\n${options}\tdefault_bind ${OUTER}\n`)
    : `{\n${options}}\n\n${text}`
  return `${whole.replace('example.org:4601', `example.org:${own}`)}\n`
}

function ofNginx(text: string, own: number): string {
  const listening = text.replace(/listen (?:443|[\d.]+:4601) ssl/, `listen ${OUTER}:${own} ssl`)
  return `events {}\nhttp {\n${listening}\n}\n`
}

/** Requests a site through each of the proxies, by https. */
export async function trySiteProxies(root: string): Promise<void> {
  for (const name of ['apps.example.org', 'news.example.org']) makeCertificate(root, name)
  for (const proxy of siteProxiesOf(readFileSync(join(checkout, 'docs/running.md'), 'utf8'))) {
    // Without a domain, the proxy and the second listener have the same port, each at its own
    // address, as the document describes.
    const apps = await freePort()
    const own = proxy.hasDomain ? await freePort() : apps
    const hub = await startHub({
      program: [...optionsForTypeScript(), 'e2e/hubs/hub-with-site.ts'],
      env: {
        APPS_PORT: String(apps),
        APPS_DOMAIN: proxy.hasDomain ? 'apps.example.org' : '',
        SYNTHWIRE_PUBLIC_ADDRESS: `https://news.example.org${proxy.hasDomain ? `:${own}` : ''}`,
        SYNTHWIRE_TRUSTED_PROXIES: '127.0.0.1',
      },
    })
    writeFileSync(join(root, 'proxy.conf'), proxy.settings({ own, apps }))
    const child = startInRoot(proxy.command, { root, env: { HOME: '/root' } }, [
      'ignore',
      'ignore',
      'inherit',
    ])
    try {
      await expectSite(hub.address, proxy, own)
    } finally {
      await stopInRoot(child)
      await hub.stop()
    }
  }
}

async function expectSite(hub: string, proxy: SiteProxy, port: number): Promise<void> {
  const { name, hasDomain } = proxy
  const site = `https://${hasDomain ? 'shop.apps' : 'news'}.example.org:${port}${hasDomain ? '/' : '/shop/'}`
  const reply = await untilReady(site)
  expectThat(reply.text.includes('Shop of a stranger'), `${name}: ${site} leads to the site`)
  const policy = String(reply.headers['content-security-policy'])
  const own = hasDomain ? "'self'" : site
  expectThat(policy.includes(`script-src ${own}`), `${name}: the site knows its address`)
  if (hasDomain) {
    const { headers } = await fetch(`${hub}/news-hub/shop`)
    const frames = `frame-src 'self' https://*.apps.example.org:${port}`
    const isSaid = headers.get('content-security-policy')!.includes(frames)
    expectThat(isSaid, `${name}: pages of the hub show sites at ${frames}`)
  }
  const unknown = site.replace('shop', 'other')
  const refused = await ask(unknown).then(
    ({ status }) => status,
    () => 'no certificate',
  )
  const isRight = name.startsWith('Caddy, below') ? refused === 'no certificate' : refused !== 200
  expectThat(isRight, `${name}: a name that nobody has is answered with ${refused}`)
}

interface Answered {
  status: number
  text: string
  headers: NodeJS.Dict<string | string[]>
}

/** Requests an address from the proxy, which listens on the external address. */
async function ask(address: string): Promise<Answered> {
  const { host, hostname, port, pathname } = new URL(address)
  const asking = request({
    host: OUTER,
    port,
    path: pathname,
    servername: hostname,
    headers: { host },
    rejectUnauthorized: false,
    agent: false,
  }).end()
  const [response] = await once(asking, 'response')
  let text = ''
  for await (const piece of response) text += piece
  return { status: response.statusCode, text, headers: response.headers }
}

async function untilReady(address: string): Promise<Answered> {
  const giveUpAt = performance.now() + READY_WITHIN_MS
  for (;;) {
    const answer = await ask(address).catch((error: unknown) => error)
    if (!(answer instanceof Error)) return answer as Answered
    if (performance.now() > giveUpAt)
      throw new Error(`${address} did not answer in time`, { cause: answer })
    await pause(LOOK_EVERY_MS)
  }
}

function makeCertificate(root: string, name: string): void {
  const folder = join(root, 'etc/ssl')
  mkdirSync(folder, { recursive: true })
  const file = (ending: string) => join(folder, `${name}.${ending}`)
  const files = ['-keyout', file('key'), '-out', file('pem')]
  const words = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const whose = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name},DNS:*.${name}`]
  execFileSync('openssl', ['req', ...words, ...files, ...whose], { stdio: 'ignore' })
}
