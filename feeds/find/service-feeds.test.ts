import { expect, test } from 'vitest'
import { serviceFeeds } from './service-feeds.ts'

const addresses = (address: string) => serviceFeeds(new URL(address)).map((feed) => feed.address)

test.each<[string, string[]]>([
  [
    'https://www.youtube.com/channel/UCabc_-123',
    ['https://www.youtube.com/feeds/videos.xml?channel_id=UCabc_-123'],
  ],
  [
    'https://m.youtube.com/playlist?list=PL123',
    ['https://www.youtube.com/feeds/videos.xml?playlist_id=PL123'],
  ],
  [
    'https://www.youtube.com/watch?v=x&list=PL123',
    ['https://www.youtube.com/feeds/videos.xml?playlist_id=PL123'],
  ],
  [
    'https://www.youtube.com/user/harbour',
    ['https://www.youtube.com/feeds/videos.xml?user=harbour'],
  ],
  // The channel is named only in the page.
  ['https://www.youtube.com/@harbour', []],
  ['https://www.youtube.com/feeds/videos.xml?channel_id=UC1', []],
  [
    'https://github.com/quay/berths',
    ['releases', 'tags', 'commits'].map((part) => `https://github.com/quay/berths/${part}.atom`),
  ],
  [
    'https://github.com/quay/berths.git',
    ['releases', 'tags', 'commits'].map((part) => `https://github.com/quay/berths/${part}.atom`),
  ],
  [
    'https://github.com/quay/berths/tags',
    ['tags', 'releases', 'commits'].map((part) => `https://github.com/quay/berths/${part}.atom`),
  ],
  [
    'https://github.com/quay/berths/commits/next',
    ['commits/next', 'releases', 'tags'].map(
      (part) => `https://github.com/quay/berths/${part}.atom`,
    ),
  ],
  ['https://github.com/quay', ['https://github.com/quay.atom']],
  ['https://github.com/features', []],
  ['https://github.com/', []],
  [
    'https://gitlab.com/quay/deep/berths/-/issues',
    [
      'https://gitlab.com/quay/deep/berths/-/releases.atom',
      'https://gitlab.com/quay/deep/berths/-/tags?format=atom',
      'https://gitlab.com/quay/deep/berths.atom',
    ],
  ],
  [
    'https://codeberg.org/quay/berths',
    ['https://codeberg.org/quay/berths/releases.rss', 'https://codeberg.org/quay/berths.rss'],
  ],
  ['https://pypi.org/project/berths/', ['https://pypi.org/rss/project/berths/releases.xml']],
  ['https://bsky.app/profile/pilot.example', ['https://bsky.app/profile/pilot.example/rss']],
  ['https://medium.com/@pilot', ['https://medium.com/feed/@pilot']],
  ['https://medium.com/harbour-notes/an-article-1', ['https://medium.com/feed/harbour-notes']],
  ['https://medium.com/tag/tides', ['https://medium.com/feed/tag/tides']],
  ['https://pilot.medium.com/an-article', ['https://pilot.medium.com/feed']],
  ['https://tides.substack.com/p/one', ['https://tides.substack.com/feed']],
  ['https://substack.com/@tides', ['https://tides.substack.com/feed']],
  ['https://tides.substack.com/feed', []],
  ['https://old.reddit.com/r/sailing/top', ['https://www.reddit.com/r/sailing/.rss']],
  ['https://stackoverflow.com/questions/tagged/rss', ['https://stackoverflow.com/feeds/tag/rss']],
  ['https://dev.to/pilot', ['https://dev.to/feed/pilot']],
  ['https://arxiv.org/list/cs.CL/recent', ['https://rss.arxiv.org/rss/cs.CL']],
  ['https://tides.blogspot.co.uk/2020/', ['https://tides.blogspot.co.uk/feeds/posts/default']],
  ['https://tides.tumblr.com/post/1', ['https://tides.tumblr.com/rss']],
  ['https://www.tumblr.com/tides', ['https://tides.tumblr.com/rss']],
  ['https://tides.wordpress.com/about', ['https://tides.wordpress.com/feed/']],
  ['https://social.example/@pilot', ['https://social.example/@pilot.rss']],
  ['https://social.example/@pilot@quay.example', ['https://quay.example/@pilot.rss']],
  ['https://social.example/@pilot/1234', []],
  ['https://social.example/@pilot.rss', []],
  ['https://www.tiktok.com/@pilot', []],
  ['https://harbour.example/news', []],
])('%s', (address, feeds) => {
  expect(addresses(address)).toEqual(feeds)
})
