import { expect, test } from 'vitest'
import { actsWords, pastWords } from './rehearsal-words.ts'

test('a count says what would have been, and how sure it is', () => {
  const words = (total: number, isAll = true) => pastWords({ from: 'articles', total, isAll })
  expect(words(0)).toBe('It would not have run in the last 30 days.')
  expect(words(1)).toBe('It would have run once in the last 30 days.')
  expect(words(14)).toBe('It would have run 14 times in the last 30 days.')
  expect(words(3000, false)).toBe('It would have run at least 3,000 times in the last 30 days.')
  expect(pastWords({ from: 'runs', total: 0, isAll: true })).toBe(
    'It has not run in the last 30 days.',
  )
})

test('a rehearsal is told in a line', () => {
  const step = (name: string, kind: 'done' | 'shown') => ({ name, kind, do: 'act' }) as never
  const end = { as: 'done' as const, message: '' }
  const told = (...steps: never[]) => actsWords({ steps, end } as never)
  expect(told()).toBe('It would change nothing.')
  expect(told(step('Save it', 'done'), step('Tell Ada', 'shown'))).toBe(
    'Save it, Tell Ada (not sent)',
  )
  expect(told(...['1', '2', '3', '4', '5', '6'].map((name) => step(name, 'done')))).toBe(
    '1, 2, 3, 4, and 2 others',
  )
})
