import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cpuClock } from '#core/test-costs.ts'
import { addressIn } from './address-in.ts'

test.each([
  'example.com',
  ' example.com/feed?x=1#y ',
  'https://example.com',
  'feed:https://example.com/feed',
  'ftp://example.com',
  'javascript:alert(1)',
  '//example.com/feed',
  'bücher.example',
  '例え.テスト',
  'xn--bcher-kva.example',
  '127.0.0.1:4000/feed',
  '[::1]:4000',
  'localhost:4000/feed',
  'localhost',
  '@pilot@social.example',
  'desk@harbour.example',
  'newswire:harbour-gazette',
  'r/worldnews',
  '/u/pilot/',
])('"%s" is an address', (text) => {
  expect(addressIn(text)).toBe(text.trim())
})

test.each([
  '',
  'ferry strike',
  'harbour',
  'U.S.',
  '3.14',
  'a.b c.d',
  'what is example.com about',
  'C++',
  'rock/pop',
  '@pilot',
  '…',
])('"%s" is words', (text) => {
  expect(addressIn(text)).toBe(null)
})

test('any input is judged in time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => {
      const address = addressIn(text)
      expect(address === null || address === text.trim()).toBe(true)
    }),
  )
  const spentMs = cpuClock()
  for (const piece of ['a.', 'a', '@', 'a@', '-', '1.', '['])
    addressIn(piece.repeat(2000 / piece.length))
  expect(spentMs()).toBeLessThan(500)
})
