import { expect, test } from 'vitest'
import { isBreaking } from './breaking.ts'

const HOUR = 60 * 60 * 1000
const noon = Date.UTC(2031, 4, 6, 12)
const at = (source: string, hours: number) => ({ source, at: noon + hours * HOUR })

test('three sources within two hours make breaking news', () => {
  expect(isBreaking([at('a', 0), at('b', 1), at('c', 2)], noon + 2 * HOUR)).toBe(true)
  expect(isBreaking([at('a', 0), at('b', 1), at('c', 2.1)], noon + 3 * HOUR)).toBe(false)
  expect(isBreaking([at('a', 0), at('b', 1)], noon + HOUR)).toBe(false)
})

test('one source that reports three times is one source', () => {
  expect(isBreaking([at('a', 0), at('a', 0.5), at('a', 1), at('b', 1)], noon + HOUR)).toBe(false)
})

test('a burst may come after a lone first report', () => {
  expect(isBreaking([at('a', -9), at('b', 0), at('c', 0.5), at('d', 1)], noon + HOUR)).toBe(true)
})

test('breaking news does not stay breaking', () => {
  const reports = [at('a', 0), at('b', 1), at('c', 1)]
  expect(isBreaking(reports, noon + 7 * HOUR)).toBe(true)
  expect(isBreaking(reports, noon + 7.1 * HOUR)).toBe(false)
})
