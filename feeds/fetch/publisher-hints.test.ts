import { expect, test } from 'vitest'
import { freshSecondsOf, retryAfterOf } from './publisher-hints.ts'

const now = new Date('2026-03-02T12:00:00Z')

test.each<[headers: Record<string, string>, seconds: number | null]>([
  [{ 'cache-control': 'public, max-age=900' }, 900],
  [{ 'cache-control': 'max-age="60"' }, 60],
  [{ 'cache-control': 'max-age=900', age: '300' }, 600],
  [{ 'cache-control': 'max-age=900', age: '3000' }, 0],
  [{ 'cache-control': 'max-age=60', expires: 'Mon, 02 Mar 2026 13:00:00 GMT' }, 60],
  [{ expires: 'Mon, 02 Mar 2026 13:00:00 GMT' }, 3600],
  [{ expires: 'Mon, 02 Mar 2026 11:00:00 GMT' }, 0],
  [{ expires: 'never' }, null],
  [{ 'cache-control': 'no-store, max-age=60' }, null],
  [{}, null],
])('%j stays fresh for %s seconds', (headers, seconds) => {
  expect(freshSecondsOf(headers, now)).toBe(seconds)
})

test.each([
  ['120', 120],
  [' 0 ', 0],
  ['Mon, 02 Mar 2026 12:02:00 GMT', 120],
  ['Mon, 02 Mar 2026 11:00:00 GMT', 0],
  ['1.5', 2],
  ['120s', 120],
  ['90 seconds', 90],
  ['60, 60', 60],
  ['-5', null],
  ['soon', null],
  [undefined, null],
])('Retry-After: %s is %s seconds', (stated, seconds) => {
  expect(retryAfterOf(stated, now)).toBe(seconds)
})
