import { expect, test } from 'vitest'
import { tellsOtherNews } from './other-news.ts'

const former = '12 dead as ferry Marigold sinks off Orlan'

test.each([
  ['another figure', '15 dead as ferry Marigold sinks off Orlan'],
  ['what came of it', 'Owner of the Marigold arrested in Velden'],
])('a headline with %s tells other news', (_, title) => {
  expect(tellsOtherNews(title, former, 'en')).toBe(true)
})

test.each([
  ['the same', former],
  ['other words for the same', 'Ferry Marigold sinks off Orlan, killing twelve'],
  ['the figure left out', 'Ferry Marigold sinks off Orlan'],
])('%s is no other news', (_, title) => {
  expect(tellsOtherNews(title, former, 'en')).toBe(false)
})
