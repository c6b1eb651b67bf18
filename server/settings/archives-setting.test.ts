import { expect, test } from 'vitest'
import { readArchives } from './archives-setting.ts'

const HOUR_MS = 3_600_000
const withFolder = (more: Record<string, string> = {}) =>
  readArchives({ SYNTHWIRE_ARCHIVES: '/archives', ...more }, null)

test('archives are made each day, and seven are kept, once a folder is named', () => {
  expect(readArchives({ SYNTHWIRE_ARCHIVES_KEEP: '3' }, null)).toBeNull()
  expect(withFolder()).toEqual({
    folder: '/archives',
    everyMs: 24 * HOUR_MS,
    keep: 7,
    withSecrets: false,
  })
})

test.each([
  ['1 hour', 1],
  ['36 hours', 36],
  ['2 weeks', 336],
])('every %s', (text, hours) => {
  expect(withFolder({ SYNTHWIRE_ARCHIVES_EVERY: text })?.everyMs).toBe(hours * HOUR_MS)
})

test.each([
  ['EVERY', '1'],
  ['EVERY', '0 days'],
  ['EVERY', '2 years'],
  ['EVERY', '53 weeks'],
  ['KEEP', '0'],
  ['KEEP', '-1'],
  ['KEEP', '1001'],
  ['SECRETS', 'yes'],
])('%s %s is refused by its name', (name, value) => {
  const variable = `SYNTHWIRE_ARCHIVES_${name}`
  expect(() => withFolder({ [variable]: value })).toThrow(`${variable} is "${value}"`)
})
