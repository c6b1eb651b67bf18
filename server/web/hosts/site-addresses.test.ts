import { expect, test } from 'vitest'
import { answering } from '../../access/asking.ts'
import { knownHosts } from './known-hosts.ts'
import { settings } from '../../settings/settings.ts'
import { readAsked } from '../../second-listener/called-site.ts'
import { siteAddresses } from './site-addresses.ts'

const PUBLIC = 'SYNTHWIRE_PUBLIC_ADDRESS'
const https = { [PUBLIC]: 'https://news.example.org' }
const below = { [PUBLIC]: 'https://example.org/news' }
const domain = { APPS_DOMAIN: 'apps.example.org' }
const open = { HOST: '0.0.0.0' }

/**
 * A case: settings, the origin of the request (empty in a job), the expected address of a site, and
 * the expected frames of all sites.
 */
type Row = [env: Record<string, string>, origin: string, address: string, frames: string | null]

const port: Row[] = [
  [{}, '', 'http://shop.localhost:4601/', 'http://*.localhost:4601'],
  [{ PORT: '80' }, '', 'http://shop.localhost:81/', 'http://*.localhost:81'],
  [{ APPS_PORT: '80' }, '', 'http://shop.localhost/', 'http://*.localhost:80'],
  [{}, 'http://127.0.0.1:4600', 'http://shop.localhost:4601/', 'http://*.localhost:4601'],
  [{}, 'http://[::1]:4600', 'http://shop.localhost:4601/', 'http://*.localhost:4601'],
  [{}, 'http://hub.localhost:4600', 'http://shop.localhost:4601/', 'http://*.localhost:4601'],
  [{ APPS_PORT: '9000' }, '', 'http://shop.localhost:9000/', 'http://*.localhost:9000'],
  [open, '', 'http://shop.localhost:4601/', 'http://*.localhost:4601'],
  [open, 'http://192.168.1.20:4600', 'http://192.168.1.20:4601/shop/', 'http://192.168.1.20:4601'],
  [open, 'http://hub.lan:4600', 'http://hub.lan:4601/shop/', 'http://hub.lan:4601'],
  [{ HOST: '::' }, 'http://[fd00::5]:4600', 'http://[fd00::5]:4601/shop/', null],
  [{ HOST: 'fd00::5' }, '', 'http://[fd00::5]:4601/shop/', null],
  [
    { HOST: '::' },
    'http://[::ffff:7f00:1]:4600',
    'http://shop.localhost:4601/',
    'http://*.localhost:4601',
  ],
]

const behindProxy: Row[] = [
  [https, '', 'https://news.example.org:4601/shop/', 'https://news.example.org:4601'],
  [https, 'http://localhost:4600', 'http://shop.localhost:4601/', 'http://*.localhost:4601'],
  [
    { ...https, APPS_PORT: '443' },
    '',
    'https://news.example.org/shop/',
    'https://news.example.org',
  ],
  [below, '', 'https://example.org:4601/shop/', 'https://example.org:4601'],
  [below, 'https://example.org', 'https://example.org:4601/shop/', 'https://example.org:4601'],
]

const ofDomain: Row[] = [
  [domain, '', 'http://shop.apps.example.org:4601/', 'http://*.apps.example.org:4601'],
  [
    { ...domain, [PUBLIC]: 'http://hub.lan:4600' },
    'http://127.0.0.1:4600',
    'http://shop.apps.example.org:4601/',
    'http://*.apps.example.org:4601',
  ],
  [
    { ...domain, [PUBLIC]: 'http://hub.lan', PORT: '80' },
    '',
    'http://shop.apps.example.org:81/',
    'http://*.apps.example.org:81',
  ],
  [{ ...domain, ...https }, '', 'https://shop.apps.example.org/', 'https://*.apps.example.org'],
  [{ ...domain, ...below }, '', 'https://shop.apps.example.org/', 'https://*.apps.example.org'],
  [
    { ...domain, [PUBLIC]: 'https://news.example.org:8443' },
    'https://news.example.org:8443',
    'https://shop.apps.example.org:8443/',
    'https://*.apps.example.org:8443',
  ],
  [
    { ...domain, [PUBLIC]: 'http://news.lan' },
    '',
    'http://shop.apps.example.org/',
    'http://*.apps.example.org',
  ],
]

function addressesOf(env: Record<string, string>, origin: string) {
  const { siteAddress, siteFrames } = siteAddresses(settings(env))
  const read = () => ({ address: siteAddress('shop'), frames: siteFrames() })
  return origin ? answering({ sessionId: null, origin }, read) : read()
}

test.each([...port, ...behindProxy, ...ofDomain])(
  'with %j, called at "%s", a site is at %s',
  (env, origin, address, frames) => {
    expect(addressesOf(env, origin)).toEqual({ address, frames })
  },
)

test.each([...port, ...behindProxy, ...ofDomain])(
  'with %j, called at "%s", the second listener finds the site at %s',
  (env, origin, address) => {
    const given = settings({
      ...env,
      SYNTHWIRE_HOSTS: 'hub.lan, 192.168.1.20, hub.localhost, fd00::5',
    })
    const names = { hub: knownHosts(given), domain: given.apps!.domain }
    const { hostname, pathname } = new URL(address)
    const asked = readAsked(names, hostname.replace(/^\[|\]$/g, ''), undefined, pathname)
    expect(asked).toMatchObject({ for: 'site', target: { called: { name: 'shop' }, path: '/' } })
    expect(origin || address).toMatch(/^https?:/)
  },
)

test('there is no address where apps and sites are turned off', () => {
  expect(addressesOf({ APPS_PORT: 'off' }, '')).toEqual({ address: null, frames: null })
})

const reachOf = async (
  env: Record<string, string>,
  origin: string,
  fault: string | null = null,
) => {
  const { siteReach } = siteAddresses(settings(env), async () => fault)
  const reach = await answering({ sessionId: null, origin }, siteReach)
  return (
    reach && [reach.reach, reach.addressOf('shop'), reach.dns?.setting ?? null, reach.dns?.fault]
  )
}

test('a reader is shown an address that they can reach, and how everybody could', async () => {
  const here = 'http://localhost:4600'
  const lan = 'http://192.168.1.20:4600'
  expect(await reachOf({}, here)).toEqual([
    'this-machine',
    'http://shop.localhost:4601/',
    'APPS_DOMAIN=apps.example.org',
    null,
  ])
  expect(await reachOf(open, lan)).toEqual([
    'shared',
    'http://192.168.1.20:4601/shop/',
    'APPS_DOMAIN=apps.example.org',
    null,
  ])
  expect(await reachOf({ ...open, [PUBLIC]: 'https://hub.example.net' }, lan)).toEqual([
    'shared',
    'http://192.168.1.20:4601/shop/',
    'APPS_DOMAIN=apps.hub.example.net',
    null,
  ])
  expect(await reachOf({ ...open, ...domain }, lan)).toEqual([
    'everybody',
    'http://shop.apps.example.org:4601/',
    null,
    undefined,
  ])
  expect(await reachOf({ ...open, ...domain }, lan, 'It leads nowhere.')).toEqual([
    'shared',
    'http://192.168.1.20:4601/shop/',
    'APPS_DOMAIN=apps.example.org',
    'It leads nowhere.',
  ])
  expect(await reachOf({ APPS_PORT: 'off' }, here)).toBeNull()
})
