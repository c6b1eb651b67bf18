import { expect, test } from 'vitest'
import { notifiedPage } from './notified-page.ts'

const ARTICLE = '/news-hub/feed?article=7'

test('a notification leads to the article whose page a workflow was told of, below whichever path the server is', () => {
  expect(notifiedPage(ARTICLE, null)).toBe(ARTICLE)
  for (const at of ['https://news.example.org', 'https://example.org/news'])
    expect(notifiedPage(at + ARTICLE, at)).toBe(ARTICLE)
})

test('a notification leads to no other server', () => {
  const at = 'https://example.org/news'
  for (const link of [
    '',
    'ferry',
    `https://example.com${ARTICLE}`,
    `https://example.org/newspaper${ARTICLE}`,
    '//example.com/',
    String.raw`/\example.com/`,
    '/\n/example.com/',
    `${at}//example.com/`,
    String.raw`${at}/\example.com/`,
  ])
    expect(notifiedPage(link, at)).toBe(null)
})
