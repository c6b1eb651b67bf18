import { expect, test } from 'vitest'
import { newsletterAddress, newsletterFeeds, newsletterPages } from './newsletter-feeds.ts'

test.each([
  ['harbour.substack.com', 'https://harbour.substack.com/feed'],
  ['https://harbour.substack.com/p/the-tug?utm_source=x', 'https://harbour.substack.com/feed'],
  ['https://open.substack.com/pub/Harbour/p/the-tug', 'https://harbour.substack.com/feed'],
  ['substack.com/@harbour', 'https://harbour.substack.com/feed'],
  ['Harbour <harbour@substack.com>', 'https://harbour.substack.com/feed'],
  ['https://buttondown.email/harbour/archive/', 'https://buttondown.com/harbour/rss'],
  ['https://harbour.ghost.io/about/', 'https://harbour.ghost.io/rss/'],
  [
    'https://us7.campaign-archive.com/home/?u=abc&id=def',
    'https://us7.campaign-archive.com/feed?u=abc&id=def',
  ],
  [
    'https://harbour.us7.list-manage.com/subscribe?u=abc&id=def',
    'https://us7.campaign-archive.com/feed?u=abc&id=def',
  ],
])('%s publishes at %s', (typed, address) => {
  expect(newsletterFeeds(newsletterAddress(typed)!).map((feed) => feed.address)).toEqual([address])
})

test.each([
  'https://harbour.example',
  'https://www.substack.com/',
  'https://buttondown.com',
  'https://us7.campaign-archive.com/home/',
])('%s tells no feed by its address alone', (typed) => {
  expect(newsletterFeeds(newsletterAddress(typed)!)).toEqual([])
})

test('a sender’s address leads to the site of its domain, words to none', () => {
  expect(newsletterAddress('hello@harbour.example')!.href).toBe('https://harbour.example/')
  expect(newsletterAddress('Harbour Weekly')).toBeNull()
  expect(newsletterAddress('harbour')).toBeNull()
  expect(newsletterAddress('')).toBeNull()
})

test('for the address of a form for subscribing, the front page is read first', () => {
  const pages = (address: string) => newsletterPages(new URL(address))
  expect(pages('https://harbour.example/subscribe')).toEqual([
    'https://harbour.example/',
    'https://harbour.example/subscribe',
  ])
  expect(pages('https://harbour.example/people/ann')).toEqual([
    'https://harbour.example/people/ann',
  ])
})
