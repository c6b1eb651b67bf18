import { expect, test } from 'vitest'
import { hintsOfLinkHeader } from './feed-hints.ts'
import { readFeed } from './read-feed.ts'

const address = 'https://harbour.example/feed'
const hintsIn = (text: string) =>
  readFeed(new TextEncoder().encode(text), { address, now: new Date('2026-03-02T12:00:00Z') }).hints

test('RSS says at which hours and days not to come, and who tells of what is new', () => {
  const hints = hintsIn(`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
    <title>Harbour</title><link>https://harbour.example/</link><description/>
    <atom:link rel="self" href="/feed"/><atom:link rel="hub" href="https://hub.example/push"/>
    <skipHours><hour>0</hour><hour>13</hour><hour>24</hour></skipHours>
    <skipDays><day>Saturday</day><day>sunday</day><day>Someday</day></skipDays>
    <item><title>Tug</title></item></channel></rss>`)
  expect(hints).toEqual({
    skipHours: [0, 13, 0],
    skipDays: [6, 0],
    hub: 'https://hub.example/push',
    self: 'https://harbour.example/feed',
    newAddress: null,
  })
})

test('a podcast says where its feed has moved', () => {
  const hints =
    hintsIn(`<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>
    <title>Harbour</title><itunes:new-feed-url> https://pods.example/harbour </itunes:new-feed-url>
    <item><title>Tug</title></item></channel></rss>`)
  expect(hints.newAddress).toBe('https://pods.example/harbour')
})

test('Atom names its hub by a link', () => {
  const hints = hintsIn(`<feed xmlns="http://www.w3.org/2005/Atom"><title>Harbour</title>
    <link rel="hub" href="https://hub.example/"/><link rel="self" href="https://harbour.example/atom"/>
    <entry><id>1</id><title>Tug</title></entry></feed>`)
  expect(hints).toMatchObject({
    hub: 'https://hub.example/',
    self: 'https://harbour.example/atom',
  })
})

test('JSON Feed names its hubs, of which those of WebSub count', () => {
  const hints = hintsIn(
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Harbour',
      feed_url: 'https://harbour.example/feed.json',
      hubs: [
        { type: 'rssCloud', url: 'https://cloud.example/' },
        { type: 'WebSub', url: 'https://hub.example/' },
      ],
      items: [{ id: '1', title: 'Tug' }],
    }),
  )
  expect(hints).toMatchObject({
    hub: 'https://hub.example/',
    self: 'https://harbour.example/feed.json',
  })
})

test('a feed that says nothing of it has no hints', () => {
  expect(hintsIn('<rss version="2.0"><channel><title>Harbour</title></channel></rss>')).toEqual({
    skipHours: [],
    skipDays: [],
    hub: null,
    self: null,
    newAddress: null,
  })
})

test.each<[header: string | undefined, hub: string | null, self: string | null]>([
  [undefined, null, null],
  ['<https://hub.example/>; rel="hub"', 'https://hub.example/', null],
  ['<https://hub.example/>; rel=hub, </feed>; rel=self', 'https://hub.example/', address],
  [
    '<https://a.example/?q=1,2>; title="a, b"; rel="self hub"',
    'https://a.example/?q=1,2',
    'https://a.example/?q=1,2',
  ],
  [
    '<https://one.example/>; rel=hub, <https://two.example/>; rel=hub',
    'https://one.example/',
    null,
  ],
  ['<https://hub.example/; rel=hub', null, null],
])('a Link header %s names %s and %s', (header, hub, self) => {
  expect(hintsOfLinkHeader(header, address)).toEqual({ hub, self })
})
