import { expect, test } from 'vitest'
import { readFeed } from './read-feed.ts'

const item = (title: string, source = '') =>
  `<item><title>${title}</title><link>https://news.google.com/rss/articles/CBMi1?oc=5</link>
   <guid isPermaLink="false">CBMi1</guid><description>&lt;a href="https://news.google.com/rss/articles/CBMi1"&gt;Tug sinks&lt;/a&gt;</description>${source}</item>`

function titlesOf(items: string, link = 'https://news.google.com/search?q=tug&amp;hl=en-US') {
  const rss = `<rss version="2.0"><channel><title>"tug" - Google News</title><link>${link}</link>${items}</channel></rss>`
  const { entries } = readFeed(new TextEncoder().encode(rss), {
    address: 'https://news.google.com/rss/search?q=tug',
    now: new Date('2026-03-02T12:00:00Z'),
  })
  return entries.map(({ title, authors }) => ({ title, authors }))
}

test('the outlet of a Google News entry is its author, and no part of its title', () => {
  const named = '<source url="https://harbour.example">Harbour - Gazette</source>'
  expect(titlesOf(item('Tug sinks - crew saved - Harbour - Gazette', named))).toEqual([
    { title: 'Tug sinks - crew saved', authors: ['Harbour - Gazette'] },
  ])
})

test('without a source, what follows the last dash is the outlet', () => {
  expect(titlesOf(item('Tug sinks - crew saved - Harbour Gazette'))).toEqual([
    { title: 'Tug sinks - crew saved', authors: ['Harbour Gazette'] },
  ])
})

test('a title without the outlet stays as it is, and so do the titles of other feeds', () => {
  const named = '<source url="https://harbour.example">Harbour Gazette</source>'
  expect(titlesOf(item('Tug sinks', named))).toEqual([
    { title: 'Tug sinks', authors: ['Harbour Gazette'] },
  ])
  expect(titlesOf(item('Tug sinks - Harbour Gazette', named), 'https://harbour.example/')).toEqual([
    { title: 'Tug sinks - Harbour Gazette', authors: [] },
  ])
})
