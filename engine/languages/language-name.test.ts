import { expect, test } from 'vitest'
import { languageName } from './language-name.ts'

test.each([
  ['de', 'German'],
  ['zh-Hant', 'Traditional Chinese'],
  ['', ''],
  ['not a tag', 'not a tag'],
])('the language %j is called %j', (tag, name) => {
  expect(languageName(tag)).toBe(name)
})
