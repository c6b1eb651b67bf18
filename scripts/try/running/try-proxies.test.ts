import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { proxiesOf } from './try-proxies.ts'

test('the proxies below a path are those of the document, each leading to the server that is tried', () => {
  const text = readFileSync(new URL('../../../docs/running.md', import.meta.url), 'utf8')
  const proxies = proxiesOf(text)
  const settings = proxies.map((each) => each.settings({ own: 8080, hub: 'http://127.0.0.1:9000' }))
  expect(proxies.map(({ name }) => name)).toEqual([
    'Caddy',
    'Caddy that takes it off',
    'nginx',
    'nginx that takes it off',
  ])
  for (const each of settings) {
    expect(each).toContain('127.0.0.1:8080')
    expect(each).toContain('127.0.0.1:9000')
    expect(each).not.toMatch(/4600|example\.org/)
  }
  expect(settings[1]).toContain('handle_path /news/*')
  expect(settings[3]).toContain('proxy_pass http://127.0.0.1:9000/;')
})
