import { expect, test } from 'vitest'
import { tellsNews } from './tells-news.ts'

const at = (title: string, path = '/world/2031/ferry.html') =>
  tellsNews({ title, link: `https://www.harbour.example${path}` })

test.each([
  'Ferry sinks off Orlan, all aboard saved',
  'Pentagon orders review of the Tolland contract',
  'Council reviews tram prices',
  'Marlow and Orlan sign a deal on fishing',
  'Mill workers strike for the third week',
])('news: %s', (title) => {
  expect(at(title)).toBe(true)
})

test.each([
  'Opinion: The ferry should never have sailed',
  'The ferry should never have sailed | Opinion',
  'Review: The Ferryman of Orlan',
  'The Ferryman of Orlan – review',
  'Weekly news quiz: Which town has a new bridge?',
  'Kettles and toasters are 40% off this weekend',
  'Morning news brief',
  'Live updates: Ferry sinks off Orlan',
])('no news: %s', (title) => {
  expect(at(title)).toBe(false)
})

test.each([
  '/opinion/ferry.html',
  '/2031/05/06/opinion/ferry.html',
  '/commentisfree/2031/may/06/ferry',
  '/film-reviews/the-ferryman',
  '/newsletters/harbour-daily/ferry',
  '/news/live/ferry',
  '/select/shopping/kettles',
])('no news by its section: %s', (path) => {
  expect(at('Ferry sinks off Orlan, all aboard saved', path)).toBe(false)
})

test('an entry without a link is judged by its headline', () => {
  expect(tellsNews({ title: 'Ferry sinks off Orlan', link: null })).toBe(true)
})
