import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteProxiesOf } from './try-site-proxies.ts'

test('the proxies of apps and sites are those of the document, each leading to the port that is tried', () => {
  const text = readFileSync(new URL('../../../docs/running.md', import.meta.url), 'utf8')
  const proxies = siteProxiesOf(text)
  expect(proxies.map(({ name }) => name)).toEqual([
    'Caddy, below a domain',
    'nginx, below a domain',
    'Caddy, at a port',
    'nginx, at a port',
  ])
  for (const each of proxies) {
    const settings = each.settings({ own: 8443, apps: 9000 })
    expect(settings).toContain('8443')
    expect(settings).toContain('127.0.0.1:9000')
    expect(settings).toContain('127.0.0.2')
    expect(settings).not.toMatch(/4601|203\.0\.113|\b443\b/)
  }
})
