import { expect, test } from 'vitest'
import type { Delivery } from '../contract.ts'
import { attemptsWords, outcomeWords, placeOf, placeValue } from './webhook-words.ts'

const delivery: Delivery = {
  id: 'msg-1',
  event: 'article.new',
  about: 'Ferry delayed',
  state: 'delivered',
  attempts: 1,
  createdAt: '2026-03-02T12:00:00Z',
  triedAt: '2026-03-02T12:00:00Z',
  status: 200,
  durationMs: 32,
  error: null,
  nextAt: null,
}

test('a delivery says what came of it', () => {
  const failed = { ...delivery, error: 'It answered with the status 500.', status: 500 }
  const never = {
    ...delivery,
    state: 'waiting',
    attempts: 0,
    status: null,
    durationMs: null,
  } as const
  expect(outcomeWords(delivery)).toBe('200 in 32 ms')
  expect(outcomeWords({ ...delivery, attempts: 3 })).toBe('200 in 32 ms, attempt 3')
  expect(outcomeWords({ ...failed, attempts: 2 })).toBe(
    'It answered with the status 500. 32 ms, attempt 2',
  )
  expect(outcomeWords(never)).toBe('Waiting')
})

test('attempts of a day are said in one line', () => {
  const none = { calls: 1, failures: 0, halfMs: null, mostMs: null }
  expect(attemptsWords(none)).toBe('Last 24 hours: 1 attempt, none failed.')
  expect(attemptsWords({ calls: 1200, failures: 3, halfMs: 40, mostMs: 2440 })).toBe(
    'Last 24 hours: 1,200 attempts, 3 failed. Half took up to 40 ms, 95 of 100 up to 2.4 s.',
  )
})

test.each([
  { topic: null, folder: null },
  { topic: 'topic-1:2', folder: null },
  { topic: null, folder: 'World: News' },
])('a choice of %o is read as it was written', (place) => {
  expect(placeOf(placeValue(place))).toEqual(place)
})
