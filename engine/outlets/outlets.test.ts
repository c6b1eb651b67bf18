import { expect, test } from 'vitest'
import { outletKey } from './outlet-key.ts'
import { feedName } from './feed-name.ts'
import { outletName } from './outlet-name.ts'

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

test.each([
  ['California', 'latimes.com', 'Los Angeles Times · California'],
  ['World', 'washingtonpost.com', 'The Washington Post · World'],
  ['Top Stories', 'nytimes.com', 'The New York Times'],
  ['NYT > Top Stories', 'nytimes.com', 'The New York Times'],
  ['NYT > Science', 'nytimes.com', 'The New York Times · Science'],
  ['News : NPR', 'npr.org', 'NPR'],
  ['World news | The Guardian', 'theguardian.com', 'The Guardian · World news'],
  ['BBC Sport - Sport', 'bbc.com', 'BBC Sport'],
  ['BBC News - Science & Environment', 'bbc.com', 'BBC News · Science & Environment'],
  ['Bloomberg Markets', 'bloomberg.com', 'Bloomberg Markets'],
  ['Reason.com', 'reason.com', 'Reason'],
  ['www.espn.com - TOP', 'espn.com', 'ESPN'],
  [
    'France 24 - International breaking news, top stories and headlines',
    'france24.com',
    'France 24',
  ],
  ['Latest & Breaking News on Fox News', 'foxnews.com', 'Fox News'],
  ['Harbour Gazette: Main Feed', 'harbourgazette.example', 'Harbour Gazette'],
  ['Politics – Harbour Gazette', 'harbourgazette.example', 'Harbour Gazette · Politics'],
  ['Quay – The notes of a ferryman at sea', 'quay.example', 'Quay'],
  ['Latest -- Quay', 'quay.example', 'Quay'],
  ['Orrin | Ferries | Markets | Weather', 'orrin.example', 'Orrin'],
  ['The Calder Standard', 'orrin.example', 'The Calder Standard'],
  ['The Calder Standard - Island news', 'orrin.example', 'The Calder Standard - Island news'],
  ['News', 'orrin.example', 'orrin.example · News'],
  ['Sport', 'orrin.example', 'orrin.example · Sport'],
  ['News', 'youtube.com/uc123', 'News'],
  ['World', null, 'World'],
])('a feed called "%s" of %s is the source "%s"', (title, key, name) => {
  expect(feedName(title, key)).toBe(name)
})

test('a source whose name has its outlet is named the same again', () => {
  for (const name of ['Los Angeles Times · California', 'Los Angeles Times'])
    expect(feedName(name, 'latimes.com')).toBe(name)
})
