import { expect, test } from 'vitest'
import { emptyDraft } from './source-words.ts'

test('[DATA-067] the feed form holds an address, a name, a category and a frequency', () => {
  expect(Object.keys(emptyDraft)).toEqual(['address', 'name', 'category', 'frequency'])
})
