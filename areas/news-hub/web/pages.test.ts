import { expect, test } from 'vitest'
import { isFeedPage, pageWith } from './pages.ts'

test('an open article and a search stand beside each other in the page', () => {
  const searching = new URLSearchParams('q=night ferry')
  expect(pageWith('/news-hub/feed', searching, { article: '12' })).toBe(
    '/news-hub/feed?q=night+ferry&article=12',
  )
  expect(pageWith('/news-hub/feed', searching, { q: null })).toBe('/news-hub/feed')
})

test('the feed answers to the hub, its dashboard and what lies below', () => {
  const feeds = [
    '/news-hub',
    'news-hub',
    '/news-hub/feed',
    '/news-hub/feed/hub-2',
    '/news-hub/dashboard/a/b',
  ]
  expect(feeds.filter(isFeedPage)).toEqual(feeds)
  expect(['/news-hub/add-feed', '/news-hub/feeds', '/automation'].some(isFeedPage)).toBe(false)
})
