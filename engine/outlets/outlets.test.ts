import { expect, test } from 'vitest'
import { outletKey } from './outlet-key.ts'
import { feedName, outletName } from './outlet-name.ts'

test.each([
  ['https://www.harbour.example/politics', 'harbour.example'],
  ['https://feeds.harbour.example/rss.xml', 'harbour.example'],
  ['https://news.harbour.co.uk/a', 'harbour.co.uk'],
  ['https://harbour.substack.com/feed', 'harbour.substack.com'],
  ['https://quay.substack.com/feed', 'quay.substack.com'],
  ['https://medium.com/@quay/a-tug', 'medium.com/@quay'],
  ['https://www.youtube.com/channel/UC123', 'youtube.com/uc123'],
  ['https://www.bbc.co.uk/news', 'bbc.com'],
  ['https://feeds.bbci.co.uk/news/rss.xml', 'bbc.com'],
  ['https://abcnews.go.com/a', 'abcnews.com'],
  ['https://www.espn.com/', 'espn.com'],
])('the outlet of %s is %s', (address, key) => {
  expect(outletKey(address)).toBe(key)
})

test.each([
  'https://feeds.feedburner.com/harbour',
  'http://localhost:4711/feed',
  'http://127.0.0.1/feed',
  'https://[::1]/feed',
  'https://example.com/news',
  'mailto:quay@harbour.example',
  'no address',
  null,
])('%s says nothing of whose it is', (address) => {
  expect(outletKey(address)).toBeNull()
})

test.each([
  ['latimes.com', 'California', 'Los Angeles Times'],
  ['theguardian.com', 'World news | The Guardian', 'The Guardian'],
  ['harbourgazette.example', 'Harbour Gazette: Main Feed', 'Harbour Gazette'],
  ['harbourgazette.example', 'Politics – Harbour Gazette', 'Harbour Gazette'],
  ['theharbour.example', 'Latest & Breaking News from The Harbour', 'The Harbour'],
  ['quay.example', 'Quay Articles', 'Quay'],
  ['hgn.example', 'Harbour Gazette News > Top Stories', 'Harbour Gazette News'],
  ['orrin.example', 'News : Radio Orrin', 'Radio Orrin'],
  ['harbour.example', 'Harbour Gazette', 'Harbour Gazette'],
  ['gazettedelaure.example', 'La Gazette de l’Aure', 'La Gazette de l’Aure'],
  ['orrin.example', 'World', null],
  ['orrin.example', 'Latest news', null],
  ['orrin.example', null, null],
  ['orrin.example', 'The Calder Standard', 'The Calder Standard'],
])('%s with a feed called "%s" is "%s"', (key, title, name) => {
  expect(outletName(key, title)).toBe(name)
})

test('a part of an outlet is called by both names', () => {
  expect(feedName('California', 'Los Angeles Times')).toBe('Los Angeles Times · California')
  expect(feedName('The Calder Standard', 'Calder Standard')).toBe('The Calder Standard')
  expect(feedName('World', null)).toBe('World')
})
