import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isOwnRedditFeed,
  isRedditFeed,
  redditFeeds,
  redditKeyIn,
  type RedditOrder,
} from './reddit.ts'

const hot: RedditOrder = { sort: 'hot', period: 'day' }
const newest: RedditOrder = { sort: 'new', period: 'day' }
const best: RedditOrder = { sort: 'top', period: 'week' }
const addresses = (typed: string, order = hot) =>
  redditFeeds(typed, order).map(({ address }) => address)

test.each([
  ['r/space', 'https://www.reddit.com/r/space/.rss'],
  ['/r/Space/', 'https://www.reddit.com/r/space/.rss'],
  ['  r/space+nasa ', 'https://www.reddit.com/r/space+nasa/.rss'],
  ['https://www.reddit.com/r/space/', 'https://www.reddit.com/r/space/.rss'],
  ['https://old.reddit.com/r/space/.rss', 'https://www.reddit.com/r/space/.rss'],
  ['reddit.com/r/space/comments/abc/a_title/', 'https://www.reddit.com/r/space/.rss'],
  ['u/Some-One', 'https://www.reddit.com/user/Some-One/.rss'],
  [
    'https://new.reddit.com/user/some_one/submitted/',
    'https://www.reddit.com/user/some_one/submitted/.rss',
  ],
  ['https://www.reddit.com/user/ann/m/rockets/', 'https://www.reddit.com/user/ann/m/rockets/.rss'],
  ['u/ann/m/rockets', 'https://www.reddit.com/user/ann/m/rockets/.rss'],
  [
    'https://www.reddit.com/search/?q=moon+base&type=link',
    'https://www.reddit.com/search.rss?q=moon+base&sort=relevance',
  ],
  [
    'https://www.reddit.com/r/space/search/?q=moon',
    'https://www.reddit.com/r/space/search.rss?q=moon&restrict_sr=on&sort=relevance',
  ],
  ['https://www.reddit.com/', 'https://www.reddit.com/.rss'],
  ['moon base', 'https://www.reddit.com/search.rss?q=moon+base&sort=relevance'],
])('"%s" means %s', (typed, address) => {
  expect(addresses(typed)).toEqual([address])
})

test('a single word may be a community or a search', () => {
  expect(addresses('space')).toEqual([
    'https://www.reddit.com/r/space/.rss',
    'https://www.reddit.com/search.rss?q=space&sort=relevance',
  ])
})

test.each([
  ['r/space', 'https://www.reddit.com/r/space/.rss'],
  ['u/ann', 'https://www.reddit.com/user/ann/.rss'],
  ['u/ann/m/rockets', 'https://www.reddit.com/user/ann/m/rockets/.rss'],
  ['https://www.reddit.com/r/space/search/?q=moon', 'https://www.reddit.com/r/space/.rss'],
  ['moon base', null],
])('whether what "%s" names exists is shown by one feed in every order', (typed, named) => {
  for (const order of [hot, newest, best]) expect(redditFeeds(typed, order)[0]!.named).toBe(named)
})

test('the newest and the best have addresses and names of their own', () => {
  expect(redditFeeds('r/space', newest)).toEqual([
    {
      address: 'https://www.reddit.com/r/space/new/.rss',
      site: 'https://www.reddit.com/r/space/new/',
      named: 'https://www.reddit.com/r/space/.rss',
      title: 'r/space (new)',
    },
  ])
  expect(addresses('r/space', best)).toEqual(['https://www.reddit.com/r/space/top/.rss?t=week'])
  expect(addresses('u/ann', best)).toEqual(['https://www.reddit.com/user/ann/.rss?sort=top&t=week'])
  expect(addresses('moon base', best)).toEqual([
    'https://www.reddit.com/search.rss?q=moon+base&sort=top&t=week',
  ])
  expect(redditFeeds('r/space', best)[0]!.title).toBe('r/space (top of the week)')
})

test.each([
  '',
  '   ',
  'https://example.com/r/space',
  'https://reddit.com.evil.example/r/space',
  'r/',
  'r/%2e%2e',
  'u/a b',
])('"%s" is nothing on Reddit', (typed) => {
  expect(redditFeeds(typed, hot)).toEqual([])
})

test('whatever is typed leads to Reddit alone, and never carries a private token along', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((path) => `https://www.reddit.com/${path}`),
      ),
      (typed) => {
        for (const address of addresses(typed, best)) {
          expect(new URL(address).origin).toBe('https://www.reddit.com')
          expect(new URL(address).searchParams.has('feed')).toBe(false)
          expect(isRedditFeed(address)).toBe(true)
        }
      },
    ),
  )
})

test('a pasted private feed loses its token and keeps its meaning', () => {
  const pasted = 'https://www.reddit.com/.rss?feed=0123456789abcdef0123&user=ann_b'
  expect(addresses(pasted)).toEqual(['https://www.reddit.com/.rss'])
  expect(redditKeyIn(pasted)).toEqual({ token: '0123456789abcdef0123', user: 'ann_b' })
  expect(redditKeyIn('https://example.com/.rss?feed=0123456789abcdef0123&user=ann_b')).toBeNull()
  expect(redditKeyIn('https://www.reddit.com/.rss?user=ann_b')).toBeNull()
})

test('only what belongs to one reader needs the reader’s token', () => {
  const own = [
    '/.rss',
    '/new/.rss',
    '/user/ann/saved/.rss',
    '/user/ann/upvoted/.rss?sort=new',
    '/me/m/rockets/.rss',
  ]
  const shared = [
    '/r/space/.rss',
    '/r/space/new/.rss',
    '/user/ann/.rss',
    '/user/ann/m/rockets/.rss',
    '/search.rss?q=a',
  ]
  for (const path of own) expect(isOwnRedditFeed(`https://www.reddit.com${path}`), path).toBe(true)
  for (const path of shared)
    expect(isOwnRedditFeed(`https://www.reddit.com${path}`), path).toBe(false)
  expect(isOwnRedditFeed('https://example.com/.rss')).toBe(false)
})
