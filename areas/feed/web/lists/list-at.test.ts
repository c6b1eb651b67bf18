import { expect, test } from 'vitest'
import { listAt } from './list-at.ts'

const at = (page: string, search = '') =>
  listAt({ page, place: '', params: new URLSearchParams(search) })

test('an article over a list is no other list; another page, search or period is', () => {
  const feed = at('/news-hub/feed', 'time=week')
  expect(at('/news-hub/feed', 'time=week&article=4')).toBe(feed)
  expect(at('/news-hub/feed', 'article=4&about=hub&time=week')).toBe(feed)
  for (const other of ['time=today', 'time=week&q=tide', 'time=week&source=1', ''])
    expect(at('/news-hub/feed', other)).not.toBe(feed)
  expect(at('/notes', 'time=week')).not.toBe(feed)
})
