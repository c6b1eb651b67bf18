import { expect, test } from 'vitest'
import { readFeed } from './read-feed.ts'

function originsOf(site: string, items: string, address = `${site}rss`) {
  const rss = `<rss version="2.0"><channel><title>Links</title><link>${site}</link>${items}</channel></rss>`
  return readFeed(new TextEncoder().encode(rss), {
    address,
    now: new Date('2026-03-02T12:00:00Z'),
  }).entries.map(({ origin }) => origin)
}

const item = (parts: string) => `<item><title>Tug sinks off Cape Orrin</title>${parts}</item>`

test('an item of Google News points to the outlet that it names', () => {
  const parts = `<link>https://news.google.com/rss/articles/CBMi1</link>
    <description>&lt;a href="https://news.google.com/rss/articles/CBMi1"&gt;Tug sinks&lt;/a&gt; Harbour Gazette</description>`
  const source = '<source url="https://www.harbour.example">Harbour Gazette</source>'
  expect(originsOf('https://news.google.com/', item(parts + source))).toEqual([
    { name: 'Harbour Gazette', address: 'https://www.harbour.example', page: null },
  ])
  expect(originsOf('https://news.google.com/', item(parts))).toEqual([
    { name: null, address: null, page: null },
  ])
})

test('a post on Reddit points to the page that it links, and is its own where it links none', () => {
  const post = (href: string) =>
    item(`<link>https://www.reddit.com/r/harbour/comments/1/tug/</link>
      <description>&lt;a href="https://www.reddit.com/user/quay"&gt;/u/quay&lt;/a&gt;
      &lt;a href="${href}"&gt;[link]&lt;/a&gt; &lt;a href="https://www.reddit.com/r/harbour/comments/1/tug/"&gt;[comments]&lt;/a&gt;</description>`)
  const page = 'https://harbour.example/tug'
  const own = 'https://www.reddit.com/r/harbour/comments/1/tug/'
  const site = 'https://www.reddit.com/r/harbour/'
  expect(originsOf(site, post(page))).toEqual([{ name: null, address: page, page }])
  expect(originsOf(site, post(own))).toEqual([undefined])
  expect(originsOf(site, post('https://i.redd.it/tug.jpg'))).toEqual([undefined])
})

test('a list of links points to the pages of its items, or to the first one in their text', () => {
  const page = 'https://harbour.example/tug?a=1&amp;b=2'
  const text = '<description>Points: 5. Comments: 12.</description>'
  const read = 'https://harbour.example/tug?a=1&b=2'
  const origin = { name: null, address: read, page: read }
  const listed = item(`<link>${page}</link>${text}`)
  expect(originsOf('https://news.ycombinator.com/', listed)).toEqual([origin])
  const ofText = `<link>https://www.techmeme.com/260302/p1</link>
    <description>&lt;a href="https://harbour.example/tug?a=1&amp;amp;b=2"&gt;Tug&lt;/a&gt;</description>`
  expect(originsOf('https://www.techmeme.com/', item(ofText))).toEqual([origin])
  const ask = item(`<link>https://news.ycombinator.com/item?id=1</link>${text}`)
  expect(originsOf('https://news.ycombinator.com/', ask)).toEqual([undefined])
})

test("an item that names another outlet as its source is that outlet's, unless much is said of it", () => {
  const source = '<source url="https://harbour.example/feed">Harbour Gazette</source>'
  const link = '<link>https://portal.example/tug</link>'
  const long = `<description>${'The crew of the tug told our reporter how it sank. '.repeat(9)}</description>`
  expect(originsOf('https://portal.example/', item(link + source))).toEqual([
    { name: 'Harbour Gazette', address: 'https://harbour.example/feed', page: null },
  ])
  expect(originsOf('https://portal.example/', item(link + source + long))).toEqual([undefined])
  expect(originsOf('https://www.harbour.example/', item(link + source))).toEqual([undefined])
})
