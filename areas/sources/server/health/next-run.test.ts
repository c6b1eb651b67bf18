import { expect, test } from 'vitest'
import { fetchReasons, type FetchReason } from '#feeds/claim/fetch-schedule.ts'
import type { Source } from '../../contract.ts'
import { reasonWords } from './next-run.ts'

const words = (
  reason: FetchReason | null,
  minutes: number | null,
  frequency: Source['frequency'] = 'hourly',
) => reasonWords({ reason, minutes, frequency })

test('every reason for the next run is a sentence, with and without its time', () => {
  for (const reason of fetchReasons) {
    expect(words(reason, 90)).toMatch(/^[A-Z].*\.$/)
    expect(words(reason, null)).toMatch(/^[A-Z][^\d]*\.$/)
  }
  expect(words('failing', 20)).toBe(
    'It is failing, so it is retried less often each time, now after 20 minutes.',
  )
  expect(words('retry-after', 240)).toBe('Its server asked to wait for 4 hours.')
  expect(words(null, 5)).toBeNull()
})

test('a feed that rarely changes names how often it is fetched, beside how rarely it changes', () => {
  expect(words('rhythm', 22 * 60)).toBe(
    'It brings nothing new for about 22 hours at a time, so it is fetched about every 66 minutes.',
  )
  expect(words('rhythm', 365 * 24 * 60)).toBe(
    'It brings nothing new for about 12 months at a time, so it is fetched about every 24 hours.',
  )
})

test('a publisher that asks for a week is fetched daily, and the words say so', () => {
  expect(words('publisher', 7 * 24 * 60)).toBe(
    'Its publisher asks to wait between requests for 7 days; it is fetched about every 24 hours all the same.',
  )
  expect(words('publisher', 120)).toBe('Its publisher asks to wait between requests for 2 hours.')
})

test('a choice of another reader is not called one’s own', () => {
  expect(words('reader', 60)).toBe('At the frequency you chose.')
  expect(words('reader', 15, 'daily')).toBe(
    'Another reader of this server chose to have it fetched every 15 minutes.',
  )
})
