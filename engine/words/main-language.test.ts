import { expect, test } from 'vitest'
import { isSpoken, mainLanguage } from './main-language.ts'

const report = (feedId: number, language: string | null) => ({ feedId, language })

test.each<[[number, string | null][], string | null]>([
  [[[1, 'en']], 'en'],
  [[[1, null]], null],
  [
    [
      [1, 'de'],
      [2, 'en'],
      [3, 'en'],
    ],
    'en',
  ],
  // If two languages have equally many outlets, that of the first to publish counts. An outlet that
  // updates its report counts once.
  [
    [
      [1, 'de'],
      [2, 'en'],
      [2, 'en'],
    ],
    'de',
  ],
])('of %j it is %s', (reports, language) => {
  expect(mainLanguage(reports.map(([feed, spoken]) => report(feed, spoken)))).toBe(language)
})

test('a report whose language nobody knows may be told from', () => {
  expect(isSpoken('en', report(1, null))).toBe(true)
  expect(isSpoken('en', report(1, 'de'))).toBe(false)
})
