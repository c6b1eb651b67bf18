import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fetchReasons } from '#feeds/claim/fetch-schedule.ts'
import { whyThen, type NextFetch } from './fetch-words.ts'

const DAY = 24 * 60

test.each<[NextFetch['reason'], minutes: number, failures: number, words: string | null]>([
  [null, 0, 0, null],
  ['reader', 60, 0, 'At the frequency you chose'],
  ['publisher', 60, 0, 'The publisher asks for an hour between visits'],
  ['publisher', 180, 0, 'The publisher asks for 3 hours between visits'],
  ['publisher', 20, 0, 'The publisher asks for 20 minutes between visits'],
  ['rhythm', 2 * 60, 0, 'It changes about every 2 hours'],
  ['rhythm', DAY, 0, 'It changes about daily'],
  ['rhythm', 3 * DAY, 0, 'It changes about every 3 days'],
  ['rhythm', 6.5 * DAY, 0, 'It changes about weekly'],
  ['rhythm', 31 * DAY, 0, 'It changes about monthly'],
  ['rhythm', 100 * DAY, 0, 'It changes about every 3 months'],
  ['rhythm', 400 * DAY, 0, 'It changes about yearly'],
  ['rhythm', 1200 * DAY, 0, 'It changes about every 3 years'],
  ['failing', 20, 3, 'Backing off after 3 failures'],
  ['failing', 5, 1, 'Backing off after a failure'],
  ['retry-after', 2 * DAY, 1, 'Its host asked to wait 2 days (Retry-After)'],
])('%s, %i minutes, %i failures: %s', (reason, minutes, failures, words) => {
  expect(whyThen({ reason, minutes, failures })).toBe(words)
})

test('every reason has words, and never a number that is none', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...fetchReasons),
      fc.option(fc.nat(10_000_000)),
      fc.nat(1000),
      (reason, minutes, failures) => {
        const words = whyThen({ reason, minutes, failures })
        expect(words).toMatch(/\w/)
        expect(words).not.toMatch(/NaN|undefined|null|every 1 |\b0 /)
      },
    ),
  )
})
