import { expect, test } from 'vitest'
import { linkWords } from './link-words.ts'

test('a link holds the first words of a title', () => {
  expect(linkWords('“Ferry returns”: 40 boats at Cape Orrin, one of which sank again')).toBe(
    'ferry-returns-40-boats-at-cape-orrin-one',
  )
  expect(linkWords('東京で新しい橋')).toBe('東京で新しい橋')
  expect(linkWords('?!')).toBe('')
})
