import { expect, test } from 'vitest'
import { holdsWords } from '../holds-words.ts'
import { tookWords } from './run-words.ts'

test.each([
  ['2026-03-02T06:00:00.340Z', '340 ms'],
  ['2026-03-02T06:00:04.200Z', '4.2 s'],
  ['2026-03-02T06:03:00Z', '3 min'],
  ['2026-03-02T06:00:00.000Z', ''],
  ['2026-03-02T05:59:00Z', ''],
])('a step says how long it took: until %s', (to, words) => {
  expect(tookWords('2026-03-02T06:00:00Z', to)).toBe(words)
})

test('a search finds its words in any order, large or small', () => {
  expect(holdsWords('digest MORN', 'Morning digest', 'Every weekday')).toBe(true)
  expect(holdsWords(' ', 'Anything')).toBe(true)
  expect(holdsWords('evening digest', 'Morning digest')).toBe(false)
})
