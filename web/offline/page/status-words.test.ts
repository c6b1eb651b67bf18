import { expect, test } from 'vitest'
import { statusWords } from './status-words.ts'

const now = new Date(2026, 2, 2, 12, 30)
const at = (...moment: [number, number, number, number, number]) =>
  new Date(...moment).toISOString()

test.each([
  [{ asOf: null, waiting: 0 }, true, ''],
  [{ asOf: at(2026, 2, 2, 7, 12), waiting: 0 }, false, 'As of 07:12, no network.'],
  [{ asOf: at(2026, 2, 2, 7, 12), waiting: 0 }, true, 'As of 07:12, the server does not answer.'],
  [{ asOf: at(2026, 2, 1, 23, 5), waiting: 0 }, false, 'As of 1 March, 23:05, no network.'],
  [{ asOf: null, waiting: 1 }, true, '1 change waits to be sent.'],
  [
    { asOf: at(2026, 2, 2, 7, 12), waiting: 3 },
    false,
    'As of 07:12, no network. 3 changes wait to be sent.',
  ],
])('%o is said as "%s"', (status, isOnline, words) => {
  expect(statusWords(status, isOnline, now)).toBe(words)
})
