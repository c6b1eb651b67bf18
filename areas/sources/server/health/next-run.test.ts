import { expect, test } from 'vitest'
import { fetchReasons } from '#feeds/claim/fetch-schedule.ts'
import { reasonWords } from './next-run.ts'

test('every reason for the next run is a sentence, with and without its time', () => {
  for (const reason of fetchReasons) {
    expect(reasonWords(reason, 90)).toMatch(/^[A-Z].*\.$/)
    expect(reasonWords(reason, null)).toMatch(/^[A-Z][^\d]*\.$/)
  }
  expect(reasonWords('failing', 20)).toBe(
    'It fails, so it is asked less often each time, now after 20 minutes.',
  )
  expect(reasonWords('retry-after', 240)).toBe('Its host asked to be left alone for 4 hours.')
  expect(reasonWords(null, 5)).toBeNull()
})
