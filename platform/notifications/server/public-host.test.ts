import { expect, test } from 'vitest'
import { isPublicHost } from './public-host.ts'

test.each([
  ['news.example.org', true],
  ['münchen.example.org', true],
  ['203.0.114.9', true],
  ['[2606:4700::1]', true],
  ['hub', false],
  ['localhost', false],
  ['hub.lan', false],
  ['hub.local', false],
  ['synthwire.invalid', false],
  ['192.168.1.7', false],
  ['127.0.0.1', false],
  ['[::1]', false],
  ['', false],
  ['.org', false],
])('others could reach %s: %s', (host, isPublic) => {
  expect(isPublicHost(host)).toBe(isPublic)
})
