import type { IncomingMessage } from 'node:http'
import { build } from 'esbuild'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seed } from '#core/testing/test-share.ts'
import { checkout } from '../checkout.ts'
import { calledName } from '../web/hosts/called-name.ts'
import { knownHosts } from '../web/hosts/known-hosts.ts'
import { readAsked } from './called-site.ts'
import { testSettings } from './test-listener.ts'

const names = { hub: knownHosts(testSettings), domain: testSettings.domain }
const ofHub = ['localhost', '127.0.0.1', '[::1]', 'news.example.org', 'hub.lan', 'hub.localhost']

/** Hosts of all kinds, mostly made of parts that mean something to the server. */
const part = fc.constantFrom(
  ...ofHub,
  ...[
    'apps.example.org',
    'example.org',
    'shop',
    'x',
    '-',
    '_',
    '.',
    '..',
    ':',
    ':4600',
    '@',
    '#',
    '%',
  ],
  ...[
    '%2e',
    '\u00e9',
    '\u3002',
    '[',
    ']',
    '/',
    '\\',
    ' ',
    ',',
    '0x7f.1',
    '2130706433',
    'LOCALHOST',
  ],
)
const host = fc.oneof(
  fc.array(part, { maxLength: 4 }).map((parts) => parts.join('')),
  fc.array(part, { maxLength: 4 }).map((parts) => parts.join('.')),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.domain(),
)
const path = fc.constantFrom('/', '/api/portal/getPortal', '/news-hub/feed', '/sign-in', '/healthz')

test('of 10,000 hosts, none but a name or domain of a site leads to a site, and none to the hub', () => {
  const request = (named: string, url: string) =>
    ({ rawHeaders: ['Host', named], httpVersion: '1.1', url }) as unknown as IncomingMessage
  fc.assert(
    fc.property(host, path, (named, url) => {
      const called = calledName(request(named, url))
      const asked = readAsked(names, called, '127.0.0.1', url)
      if (asked.for !== 'site') return true
      const { target } = asked
      if (target.base !== '')
        return target.base === `/${'name' in target.called && target.called.name}`
      // The site must be the one that the host names, and the host must not be one of the server's.
      const own = 'name' in target.called ? target.called.name : target.called.domain
      expect(ofHub).not.toContain(called)
      return called === own || called === `${own}.localhost` || called === `${own}.apps.example.org`
    }),
    { numRuns: 10_000, seed },
  )
})

test('the thread that strangers reach holds no area, no route and no database', async () => {
  const { metafile } = await build({
    absWorkingDir: checkout,
    entryPoints: ['server/second-listener/thread.ts'],
    ...{ bundle: true, write: false, metafile: true, platform: 'node', format: 'esm' },
    packages: 'external',
    outdir: 'dist/none',
  })
  const folders = Object.keys(metafile.inputs).map((file) => file.replace(/[^/]+$/, ''))
  const own = ['server/second-listener/', 'server/second-listener/room/']
  const inside = ['core/', 'server/', ...own, 'server/settings/']
  expect([...new Set(folders)].toSorted()).toEqual([...inside, 'server/web/', 'server/web/hosts/'])
  const packages = Object.values(metafile.outputs).flatMap(({ imports }) => imports)
  const outside = packages.map(({ path: name }) => name).filter((name) => !name.startsWith('node:'))
  expect([...new Set(outside)].toSorted()).toEqual(['ipaddr.js', 'p-limit'])
})
