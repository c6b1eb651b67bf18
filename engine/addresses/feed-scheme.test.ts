import { expect, test } from 'vitest'
import { withoutFeedScheme } from './feed-scheme.ts'

test.each([
  ['feed://quay.example/rss', 'quay.example/rss'],
  ['feed:quay.example/rss', 'quay.example/rss'],
  ['feed:https://quay.example/rss', 'https://quay.example/rss'],
  ['feed://https://quay.example/rss', 'https://quay.example/rss'],
  ['feed://http//quay.example/rss', 'http://quay.example/rss'],
  ['FEED:HTTPS://quay.example/rss', 'HTTPS://quay.example/rss'],
  ['itpc://quay.example/rss', 'quay.example/rss'],
  ['pcast:http://quay.example/rss', 'http://quay.example/rss'],
  ['https://quay.example/feed:1', 'https://quay.example/feed:1'],
  ['feed.example/rss', 'feed.example/rss'],
])('%s is %s', (given, meant) => expect(withoutFeedScheme(given)).toBe(meant))
