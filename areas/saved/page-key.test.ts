import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageKey } from './page-key.ts'

test.each([
  ['http://www.harbour.example/ferry/?utm_source=x', 'https://harbour.example/ferry'],
  ['https://harbour.example/ferry#timetable', 'https://harbour.example/ferry'],
  ['https://harbour.example/app/#/berths/7', 'https://harbour.example/app#/berths/7'],
  ['https://harbour.example/#!/berths', 'https://harbour.example#!/berths'],
  ['javascript:alert(1)', null],
  ['data:text/html,hello', null],
  ['chrome://settings', null],
  ['', null],
])('the page at %s is %s', (address, key) => {
  expect(pageKey(address)).toBe(key)
})

test('the key of a key is that key', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
      const key = pageKey(address)!
      expect(pageKey(key)).toBe(key)
    }),
  )
})
