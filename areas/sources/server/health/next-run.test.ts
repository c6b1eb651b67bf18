import { expect, test } from 'vitest'
import { fetchReasons } from '#feeds/claim/fetch-schedule.ts'
import { reasonWords } from './next-run.ts'

test('every reason for the next run is a sentence, with and without its time', () => {
  for (const reason of fetchReasons) {
    expect(reasonWords(reason, 90)).toMatch(/^[A-Z].*\.$/)
    expect(reasonWords(reason, null)).toMatch(/^[A-Z][^\d]*\.$/)
  }
  expect(reasonWords('failing', 20)).toBe(
    'It is failing, so it is retried less often each time, now after 20 minutes.',
  )
  expect(reasonWords('retry-after', 240)).toBe('Its host asked to wait for 4 hours.')
  expect(reasonWords(null, 5)).toBeNull()
})
