import { expect, test } from 'vitest'
import { progressWords } from './progress-words.ts'

const rest = { fetching: 0, waitingFeeds: 0, waitingEntries: 0, articles: 0, secondsLeft: null }

test('the progress line says what is being done, and in which numbers', () => {
  expect(progressWords({ ...rest, fetching: 3, waitingEntries: 41 })).toBe(
    '41 entries to join, fetching 3 feeds',
  )
  expect(progressWords({ ...rest, waitingFeeds: 1 })).toBe('1 feed to fetch')
  expect(progressWords({ ...rest, fetching: 1 })).toBe('Fetching 1 feed')
  expect(progressWords({ ...rest, articles: 1204 })).toBe('1,204 articles to write')
})

test('the progress line says for how long, where that is known', () => {
  const joining = { ...rest, waitingEntries: 30_400, articles: 250 }
  const told = (left: object) => progressWords({ ...joining, ...left })
  expect(told({ secondsLeft: 170 })).toBe(
    '30,400 entries to join (about 3 minutes), 250 articles to write',
  )
  expect(told({ secondsLeft: 60, articles: 0 })).toBe('30,400 entries to join (about 1 minute)')
  expect(told({ secondsLeft: 12, articles: 0 })).toBe('30,400 entries to join (less than a minute)')
  expect(told({ secondsLeft: 7500, articles: 0 })).toBe('30,400 entries to join (about 2 hours)')
  expect(told({ secondsLeft: 40, waitingEntries: 0 })).toBe(
    '250 articles to write (about 1 minute)',
  )
})

test('while feeds are still being read, the time is the least that is needed', () => {
  const joining = { ...rest, waitingEntries: 30_400, waitingFeeds: 2 }
  expect(progressWords({ ...joining, secondsLeft: 170 })).toBe(
    '30,400 entries to join (at least 3 minutes), 2 feeds to fetch',
  )
  expect(progressWords({ ...joining, secondsLeft: 20 })).toBe(
    '30,400 entries to join, 2 feeds to fetch',
  )
})

test('while nothing is done the progress line says nothing', () => {
  expect(progressWords(rest)).toBeNull()
})
