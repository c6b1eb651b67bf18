import { expect, test } from 'vitest'
import { isPrivateAddress } from './private-address.ts'

test.each([
  'https://anna:secret@harbour.example/feed',
  'https://anna@harbour.example/feed',
  'https://git.example/anna/boats/commits/main.atom?feed_token=gl8fG2k19sQ0',
  'https://podcasts.example/feed?auth=Zk20d8s1LLpq&page=1',
  'https://calendar.example/ical/anna/private-0f9a1b2c/basic.ics',
  'https://listen.example/feed/private/0f9a1b2c/',
  'https://www.reddit.com/user/anna/saved.rss',
])('%s is one reader’s own', (address) => {
  expect(isPrivateAddress(address)).toBe(true)
})

test.each([
  'https://harbour.example/feed',
  'https://harbour.example/feed?key=politics',
  'https://harbour.example/feed?key=politics-and-more',
  'https://harbour.example/feed?token=12',
  'https://video.example/feeds/videos.xml?channel_id=UC8f2kQ0a9sdF81kk',
  'https://harbour.example/privately-owned/feed',
  'https://www.reddit.com/r/boats/.rss',
  'inbox:letters',
  'nonsense',
])('%s is everybody’s', (address) => {
  expect(isPrivateAddress(address)).toBe(false)
})
