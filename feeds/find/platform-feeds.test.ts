import { expect, test } from 'vitest'
import { cpuClock } from '#core/test-costs.ts'
import { feedInLookup, podcastLookup } from './apple-podcast.ts'
import { platformFeeds } from './platform-feeds.ts'

const PAGE = 'https://harbour.example/notes/one'
const CHANNEL = 'UC0123456789abcdefghijkl'.slice(0, 24)

test.each<[string, string, string[]]>([
  ['WordPress', '<meta name="generator" content="WordPress 6.9">', ['/feed/', '/?feed=rss2']],
  [
    'WordPress in a folder',
    '<link href="https://harbour.example/blog/wp-content/themes/x.css">',
    ['/blog/feed/', '/blog/?feed=rss2'],
  ],
  [
    'WordPress with its files elsewhere',
    '<link href="https://cdn.example/site/wp-content/themes/x.css">',
    ['/feed/', '/?feed=rss2'],
  ],
  ['Ghost', '<meta name="generator" content="Ghost 5.1">', ['/rss/']],
  ['Substack', '<link href="https://substackcdn.com/x.css">', ['/feed']],
  ['Medium', '<script src="https://cdn-client.medium.com/x.js"></script>', ['/feed']],
  ['Blogger', "<meta content='blogger' name='generator'/>", ['/feeds/posts/default']],
  ['Squarespace', '<img src="https://static1.squarespace.com/x">', ['/notes/one?format=rss']],
  ['Discourse', '<meta name="generator" content="Discourse 3">', ['/latest.rss']],
  ['nothing that is known', '<p>Welcome</p>', []],
])('a page made with %s', (_, html, paths) => {
  expect(platformFeeds(html, PAGE).map(({ address }) => address)).toEqual(
    paths.map((path) => `https://harbour.example${path}`),
  )
})

test.each([
  `<meta itemprop="identifier" content="${CHANNEL}">`,
  `<script>{"externalId":"${CHANNEL}"}</script>`,
  `<link rel="canonical" href="https://www.youtube.com/channel/${CHANNEL}">`,
])('the channel is found in %s', (html) => {
  expect(platformFeeds(html, 'https://www.youtube.com/@harbour')).toMatchObject([
    { address: `https://www.youtube.com/feeds/videos.xml?channel_id=${CHANNEL}`, kind: 'video' },
  ])
})

test('a page of podcasts leads to where its feed is told', () => {
  const page = new URL('https://podcasts.apple.com/de/podcast/tides/id1234567?i=9')
  expect(podcastLookup(page)).toBe('https://itunes.apple.com/lookup?id=1234567&entity=podcast')
  expect(podcastLookup(new URL('https://podcasts.apple.com/de/browse'))).toBe(null)
  expect(podcastLookup(new URL('https://harbour.example/id1'))).toBe(null)
})

test.each([
  ['{"results":[{"feedUrl":"https://tides.example/feed"}]}', 'https://tides.example/feed'],
  ['{"results":[]}', null],
  ['{"results":[{"feedUrl":7}]}', null],
  ['<html>', null],
  ['null', null],
])('the lookup %s names %s', (json, feed) => {
  expect(feedInLookup(json)).toBe(feed)
})

test('a page that was made to keep its reader busy is given up in time', () => {
  const spentMs = cpuClock()
  for (const piece of ['<meta ', '<meta content=', '"https://a/', 'UC', '"channelId":"'])
    for (const address of [PAGE, 'https://www.youtube.com/@harbour'])
      expect(platformFeeds(piece.repeat(1_000_000), address)).toEqual([])
  expect(spentMs()).toBeLessThan(2000)
})
