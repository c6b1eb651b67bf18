import fc from 'fast-check'
import { expect, test } from 'vitest'
import { INPUT } from '#core/limits.ts'
import { addressOfHub } from './hub-address.ts'
import { hubIdIn } from './hubs.ts'

const free = () => false

test.each([
  ['Harbour news', 'harbour-news'],
  ['  The <b>Quay</b> ', 'the-b-quay-b'],
  ['Überfahrt nach Süden', 'uberfahrt-nach-suden'],
  ['Custom Hub 1', 'custom-hub-1'],
  ['../../etc/passwd', 'etc-passwd'],
  ['!!!', 'hub'],
  ['Новости', '%D0%BD%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D0%B8'],
])('a hub called %j is at %s', (name, address) => {
  expect(addressOfHub(name, free)).toBe(address)
})

test('two hubs of one name differ', () => {
  const taken = new Set(['port', 'port-2'])
  expect(addressOfHub('Port', (id) => taken.has(id))).toBe('port-3')
})

test('whatever a hub is called, its address is one part of a path that leads back to it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
      const id = addressOfHub(name, free)
      expect(id.length).toBeLessThan(INPUT.idCharacters - 10)
      const { pathname } = new URL(`http://hub.example/news-hub/feed/${id}`)
      expect(hubIdIn(pathname)).toBe(id)
    }),
  )
})
