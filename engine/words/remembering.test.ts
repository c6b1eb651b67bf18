import { expect, test } from 'vitest'
import { remembering } from './remembering.ts'

test('what was asked last is not found again, and texts of so many characters are kept', () => {
  const found: string[] = []
  const lengthOf = remembering(6)((text) => {
    found.push(text)
    return text.length
  })
  for (const text of ['abc', 'de', 'abc', 'fgh', 'de', 'ij', 'klmno', 'pqrstu', 'ij', 'abc'])
    expect(lengthOf(text)).toBe(text.length)
  // "de" is read again before it is forgotten; "ij" and "abc" are forgotten.
  expect(found).toEqual(['abc', 'de', 'fgh', 'ij', 'klmno', 'pqrstu', 'ij', 'abc'])
})

test('functions of one memory share its characters', () => {
  const found: string[] = []
  const remember = remembering(6)
  const [small, large] = [
    remember((text) => text),
    remember((text) => (found.push(text), text.toUpperCase())),
  ]
  large('abc')
  expect([small('abc'), large('abc')]).toEqual(['abc', 'ABC'])
  for (const text of ['defg', 'hijkl', 'mnop']) small(text)
  large('abc')
  expect(found).toEqual(['abc', 'abc'])
})
