import { expect, test } from 'vitest'
import { cpuClock } from '#core/test-costs.ts'
import { discoverFeeds } from './discover-feeds.ts'

const PAGE = 'https://harbour.example/news/today'

function addressesIn(head: string, body = ''): string[] {
  const page = `<!doctype html><html><head>${head}</head><body>${body}</body></html>`
  return discoverFeeds(page, PAGE).map(({ address }) => address)
}

test.each([
  ['RSS', 'application/rss+xml'],
  ['Atom', 'application/atom+xml'],
  ['RDF', 'application/rdf+xml'],
  ['JSON Feed', 'application/feed+json'],
  ['JSON Feed by its old type', 'application/json'],
  ['plain XML', 'text/xml'],
  ['a type with a charset', 'application/rss+xml; charset=utf-8'],
  ['a type in capitals', 'APPLICATION/RSS+XML'],
])('a page names its feed as %s', (_, type) => {
  expect(addressesIn(`<link rel="alternate" type="${type}" href="/feed">`)).toEqual([
    'https://harbour.example/feed',
  ])
})

test('a feed comes with its title, and addresses are taken from the base of the page', () => {
  const page = `<base href="/wire/"><link title=" Harbour &amp; sea " rel='Alternate nofollow'
    type=application/atom+xml href=feed.atom?a=1&amp;b=2 />`
  expect(discoverFeeds(page, PAGE)).toEqual([
    {
      address: 'https://harbour.example/wire/feed.atom?a=1&b=2',
      title: 'Harbour & sea',
      type: 'application/atom+xml',
    },
  ])
})

test('feeds keep the order of the page, comments last, each once', () => {
  const link = (href: string, title = '') =>
    `<link rel="alternate" type="application/rss+xml" href="${href}" title="${title}">`
  expect(
    addressesIn(
      link('/comments/feed') +
        link('/b') +
        link('/c', 'Comments on everything') +
        link('/a') +
        link('/b'),
    ),
  ).toEqual(['b', 'a', 'comments/feed', 'c'].map((path) => `https://harbour.example/${path}`))
})

test('what the page links to comes after what it names', () => {
  expect(
    addressesIn(
      '<link rel="alternate" type="application/rss+xml" href="/all">',
      '<a href="/sport/feed/">RSS</a><a href="/feeding-birds">Birds</a><a href="/news.atom">Atom</a>',
    ),
  ).toEqual(['all', 'sport/feed/', 'news.atom'].map((path) => `https://harbour.example/${path}`))
})

test.each(['RSS', ' RSS feeds ', 'Our feeds', 'Atom feed', 'News feed »', '<b>RSS</b>-Feed'])(
  'a link that is called "%s" may lead to a feed',
  (words) => {
    expect(addressesIn('', `<a href="/services/42">${words}</a>`)).toEqual([
      'https://harbour.example/services/42',
    ])
  },
)

test('a link about something else leads to none', () => {
  const link = (words: string) => `<a href="/services/42">${words}</a>`
  const words = ['Feed the birds', 'The rise of RSS', 'Newsfeeders', 'Feedback', '']
  expect(addressesIn('', words.map(link).join(''))).toEqual([])
})

test.each([
  '<link rel="stylesheet" type="text/css" href="/style.css">',
  '<link rel="alternate" hreflang="de" href="/de">',
  '<link rel="alternate" type="application/json+oembed" href="/oembed?url=x">',
  '<link rel="alternate" type="application/json" href="/wp-json/wp/v2/pages/7">',
  '<link rel="alternate" type="application/rss+xml" href="">',
  '<link rel="alternate" type="application/rss+xml" href="javascript:alert(1)">',
  '<!-- <link rel="alternate" type="application/rss+xml" href="/feed"> -->',
  '<script>"<link rel=alternate type=application/rss+xml href=/feed>"</script>',
])('%s names no feed', (head) => {
  expect(addressesIn(head)).toEqual([])
})

test('a page that never ends, or nests without end, is given up in time', () => {
  const spentMs = cpuClock()
  for (const piece of ['<div>', '<a href="/feed">', '<', '<link rel=alternate ']) {
    expect(discoverFeeds(piece.repeat(200_000), PAGE).length).toBeLessThan(2)
  }
  expect(spentMs()).toBeLessThan(3000)
})
