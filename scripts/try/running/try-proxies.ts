import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startHub } from '#e2e/hubs/hub.ts'
import { checkout } from '#server/checkout.ts'
import { expectThat } from './expect-that.ts'
import { runInRoot, startInRoot, stopInRoot } from './in-root.ts'
import { makeDebian } from './make-debian.ts'
import { networkFor } from './network.ts'
import { freePort } from './tried-hub.ts'

const READY_WITHIN_MS = 20_000
const LOOK_EVERY_MS = 200
const EVENT_WITHIN_MS = 5_000
const BASE = '/news'

/**
 * A proxy from Debian's packages, with the settings that docs/running.md gives for a server below a
 * path.
 */
interface Proxy {
  name: string
  /** The command that runs the proxy with a file of settings. */
  command(file: string): string[]
  /**
   * Complete settings of a proxy that listens on the port `own` and passes requests to the server
   * `hub`.
   */
  settings(ports: { own: number; hub: string }): string
}

/** The proxies of docs/running.md, and variants whose settings remove the path. */
export function proxiesOf(text: string): Proxy[] {
  const part = text.split('\n### Below a path\n')[1]?.split('\n## ')[0] ?? ''
  const caddy = blockBehind(part, '\nCaddy:\n\n```\n')
  const nginx = blockBehind(part, '\n```nginx\n')
  if (caddy === '' || nginx === '') throw new Error('docs/running.md names no proxy below a path')
  const ofCaddy = (text: string) => ({
    command: (file: string) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
    settings: ({ own, hub }: { own: number; hub: string }) =>
      `{\n\tadmin off\n}\n${leadingTo(text, hub).replace('example.org', `http://127.0.0.1:${own}`)}\n`,
  })
  const ofNginx = (text: string) => ({
    command: (file: string) => ['nginx', '-g', 'daemon off;', '-c', file],
    settings: ({ own, hub }: { own: number; hub: string }) =>
      `events {}\nhttp {\n  server {\n    listen 127.0.0.1:${own};\n${leadingTo(text, hub)}\n  }\n}\n`,
  })
  return [
    { name: 'Caddy', ...ofCaddy(caddy) },
    { name: 'Caddy that takes it off', ...ofCaddy(caddy.replace('handle ', 'handle_path ')) },
    { name: 'nginx', ...ofNginx(nginx) },
    { name: 'nginx that takes it off', ...ofNginx(nginx.replace(':4600;', ':4600/;')) },
  ]
}

export function blockBehind(text: string, opening: string): string {
  return text.split(opening)[1]?.split('\n```')[0] ?? ''
}

function leadingTo(text: string, hub: string): string {
  return text.replaceAll('127.0.0.1:4600', new URL(hub).host)
}

/** Makes a root with both proxies. */
export async function installProxies(root: string, work: string): Promise<void> {
  await makeDebian('debian:trixie-slim', root, work)
  const where = { root, ...networkFor(root, work) }
  await runInRoot(['apt-get', 'update'], where)
  const packages = ['nginx-light', 'caddy']
  await runInRoot(['apt-get', 'install', '--yes', '--no-install-recommends', ...packages], where)
}

/** Reads a server below a path through each of the proxies, as a browser does. */
export async function tryProxies(root: string): Promise<void> {
  for (const proxy of proxiesOf(readFileSync(join(checkout, 'docs/running.md'), 'utf8'))) {
    const own = await freePort()
    const address = `http://127.0.0.1:${own}${BASE}`
    const hub = await startHub({ env: { SYNTHWIRE_PUBLIC_ADDRESS: address } })
    writeFileSync(join(root, 'proxy.conf'), proxy.settings({ own, hub: hub.address }))
    const child = startInRoot(proxy.command('/proxy.conf'), { root }, [
      'ignore',
      'ignore',
      'inherit',
    ])
    try {
      await expectHub(address, proxy.name)
    } finally {
      await stopInRoot(child)
      await hub.stop()
    }
  }
}

async function expectHub(address: string, name: string): Promise<void> {
  await untilReady(`${address}/healthz`)
  const home = await fetch(address)
  expectThat(home.ok && home.url === `${address}/`, `${name}: ${address} leads to the home page`)
  const feed = await (await fetch(`${address}/news-hub/feed`)).text()
  const scripts = [...feed.matchAll(/ src="([^"]+\.js)"/g)].map(([, path]) => path!)
  expectThat(scripts.length > 0, `${name}: the feed names its program`)
  for (const path of scripts) {
    expectThat(path.startsWith(`${BASE}/`), `${name}: ${path} is below ${BASE}`)
    expectThat((await fetch(new URL(path, address))).ok, `${name}: ${path} answers`)
  }
  const events = await fetch(`${address}/api/changes`, {
    signal: AbortSignal.timeout(EVENT_WITHIN_MS),
  })
  const { value } = await events.body!.getReader().read()
  expectThat(value!.length > 0, `${name}: events come at once`)
  const beside = await (await fetch(new URL('/news-hub/feed', address))).text()
  expectThat(!beside.includes('Synthwire'), `${name}: nothing of the server is beside ${BASE}`)
}

async function untilReady(address: string): Promise<void> {
  const giveUpAt = performance.now() + READY_WITHIN_MS
  while (!(await fetch(address).catch(() => null))?.ok) {
    if (performance.now() > giveUpAt) throw new Error(`${address} did not answer in time`)
    await pause(LOOK_EVERY_MS)
  }
}
