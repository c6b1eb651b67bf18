import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lookOf, nameFault, namesFor } from './site-names.ts'

test.each([
  'www',
  'api',
  'ab',
  'a'.repeat(41),
  'Harbour',
  'hafen-ä',
  '-harbour',
  'harbour-',
  'har--bour',
  'xn--bcher-kva',
  '1harbour',
  'har.bour',
  'harbour-qa',
  'harbour-local',
  'trigger-7',
  'synthwire-doctor',
  'abcdefghijklmnopqrstuvwxyz',
  'harbour\n',
])('%j is no name of an address', (name) => {
  expect(nameFault(name)).not.toBeNull()
})

test.each([
  ['paypal', 'paypa1'],
  ['paypal', 'paypai'],
  ['google', 'g00gle'],
  ['harbour', 'har-bour'],
  ['modern', 'modem'],
  ['sass', '5a55'.replace('5', 's')],
  ['click', 'dick'],
])('%s and %s look alike', (one, other) => {
  expect(lookOf(one)).toBe(lookOf(other))
})

test('names are found for an app, and none where its letters are others', () => {
  expect(namesFor('Berth Planner!', 'app')[0]).toBe('berth-planner')
  expect(namesFor('Größe & Maß', 'app')[0]).toBe('gro-e-ma')
  expect(namesFor('2026 Plan', 'app')[0]).toBe('plan')
  expect(namesFor('API', 'app')[0]).toBe('api-app')
  expect(namesFor('港', 'app')).toEqual([])
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) =>
      namesFor(name, 'app').every((each) => !nameFault(each)),
    ),
  )
})
