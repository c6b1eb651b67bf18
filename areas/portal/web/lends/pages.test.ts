import { expect, test } from 'vitest'
import { pageWith } from './pages.ts'

test('a page can have an open article and a search at the same time', () => {
  const searching = new URLSearchParams('q=night ferry')
  expect(pageWith('/news-hub/feed', searching, { article: '12' })).toBe(
    '/news-hub/feed?q=night+ferry&article=12',
  )
  expect(pageWith('/news-hub/feed', searching, { q: null })).toBe('/news-hub/feed')
})
