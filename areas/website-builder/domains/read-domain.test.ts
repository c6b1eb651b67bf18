import { expect, test } from 'vitest'
import { areRelated, readDomain } from './read-domain.ts'

test.each([
  ['www.example.com', 'www.example.com'],
  [' https://Example.com/shop?a=1 ', 'example.com'],
  ['café.example', 'xn--caf-dma.example'],
  ['кафе-волна.example', 'xn----7sbbhn2alqh0d.example'],
  ['例え.example', 'xn--r8jz45g.example'],
  ['example.com.', 'example.com'],
])('%j is the domain %s', (typed, domain) => {
  expect(readDomain(typed)).toMatchObject({ domain })
})

test.each([
  '',
  'example',
  'localhost',
  'shop.localhost',
  '192.0.2.1',
  '[::1]',
  'example.com:8080',
  'ann@example.com',
  'exa mple.com',
  '-a.example',
  'a..example',
  'printer.local',
  '1.0.0.127.in-addr.arpa',
  // A name of Cyrillic letters only, and names that mix them with Latin ones.
  'аррӏе.com',
  'pаypal.com',
  'gοοgle.com',
  'xn--80ak6aa92e.com',
  'ex\u200dample.com',
  'exa\u0000mple.com',
  `${'a'.repeat(64)}.com`,
  `${'a.'.repeat(130)}com`,
])('%j is none that a site can have', (typed) => {
  expect(readDomain(typed)).toHaveProperty('fault')
})

test('domains that look alike have one look', () => {
  const lookOf = (typed: string) => (readDomain(typed) as { look: string }).look
  for (const [one, other] of [
    ['paypal.com', 'paypa1.com'],
    ['modern.example', 'modem.example'],
    ['cafe.example', 'café.example'],
    ['har-bour.example', 'harbour.example'],
  ] as const)
    expect(lookOf(one)).toBe(lookOf(other))
})

test('a domain is related to those above and below it', () => {
  expect(areRelated('news.example.org', 'example.org')).toBe(true)
  expect(areRelated('example.org', 'a.example.org')).toBe(true)
  expect(areRelated('badexample.org', 'example.org')).toBe(false)
})
