import { expect, test } from 'vitest'
import { progressWords } from './progress-words.ts'

const rest = { fetching: 0, waitingFeeds: 0, waitingEntries: 0, articles: 0 }

test('the progress line says what is being done, and in which numbers', () => {
  expect(progressWords({ ...rest, fetching: 3, waitingEntries: 41 })).toBe(
    'Fetching 3 feeds, 41 entries to join',
  )
  expect(progressWords({ ...rest, waitingFeeds: 1 })).toBe('1 feed to fetch')
  expect(progressWords({ ...rest, articles: 1204 })).toBe('1,204 articles to write')
})

test('while nothing is done the progress line says nothing', () => {
  expect(progressWords(rest)).toBeNull()
})
