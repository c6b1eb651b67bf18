import { expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { Problem } from '#core/problem.ts'
import { costlyRepetitions } from '#core/test-costs.ts'
import { canonicalLink } from '../addresses/canonical-link.ts'
import { decodeBody } from './decoding/decode-body.ts'
import { discoverFeeds } from '#feeds/find/discover-feeds.ts'
import { metaRefresh } from '../addresses/meta-refresh.ts'
import { hintsOfLinkHeader } from './feed-hints.ts'
import { readOpml } from './opml.ts'
import { plainText } from '../markup/plain-text.ts'
import { platformFeeds } from '#feeds/find/platform-feeds.ts'
import { freshSecondsOf, retryAfterOf } from '#feeds/fetch/publisher-hints.ts'
import { readDate } from '../dates/read-date.ts'
import { readFeed } from './read-feed.ts'
import { sanitizeHtml } from '../markup/sanitize.ts'
import { titleText } from './title-text.ts'
import { addressesMeant } from '../addresses/typed-address.ts'

// Repetitions of a million characters in a feed may cost a second at most.
const NOW = new Date('2026-03-02T12:00:00Z')
const ADDRESS = 'https://harbour.example/feed'
/** The longest link of a feed (web-address.ts). */
const LINK_CHARACTERS = 10_000
const LONG_MS = patient(120_000)

const read = (feed: string) => readFeed(Buffer.from(feed), { address: ADDRESS, now: NOW })
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
/** Fills each of these fields with the same part of the text. */
const fields = (names: string[], text: string, dressed = escaped) => {
  const part = dressed(text.slice(0, text.length / names.length))
  return names.map((name) => `<${name}>${part}</${name}>`).join('')
}
const rss = (inside: string) =>
  read(`<rss><channel><title>Gazette</title><item>${inside}</item></channel></rss>`)
const atom = (inside: string) =>
  read(`<feed xmlns="http://www.w3.org/2005/Atom"><entry>${inside}</entry></feed>`)
const json = (item: object) => read(JSON.stringify({ version: '1', items: [item] }))

const inCdata = (text: string) => `<![CDATA[${text}]]>`

const NAMES = ['title', 'author', 'guid', 'link', 'pubDate', 'category']
const ATOM_NAMES = ['title', 'id', 'updated', 'category']

const readers: Record<string, (text: string) => unknown> = {
  'a body': read,
  'an RSS channel': (text) => read(`<rss><channel>${text}`),
  'an RSS item': (text) => rss(text),
  'RSS fields': (text) => rss(fields(NAMES, text)),
  'RSS fields in CDATA': (text) => rss(fields(NAMES, text, inCdata)),
  'an RSS description': (text) => rss(fields(['description'], text)),
  'RSS content in CDATA': (text) => rss(fields(['content:encoded'], text, inCdata)),
  'RSS attributes': (text) => {
    const part = escaped(text.slice(0, text.length / 3))
    return rss(`<enclosure url="${part}" type="${part}" length="${part}"/>`)
  },
  'Atom fields': (text) => {
    const [name, others] = [text.slice(0, text.length / 4), text.slice(text.length / 4)]
    return atom(`${fields(ATOM_NAMES, others)}<author>${fields(['name'], name)}</author>`)
  },
  'Atom content of a type': (text) => atom(`<content type="${escaped(text)}">Words</content>`),
  'Atom content in base64': (text) => atom(`<content type="a/b">${escaped(text)}</content>`),
  'Atom content in elements': (text) =>
    atom(`<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${text}</div></content>`),
  'JSON fields': (text) => {
    const part = text.slice(0, text.length / 6)
    const author = { name: part }
    return json({ id: part, title: part, url: part, date_published: part, author, tags: [part] })
  },
  'JSON content': (text) => json({ content_html: text }),
  'JSON text': (text) => json({ content_text: text }),
  'JSON without end': (text) => read(`{"items":${text}`),
  'a list of feeds': readOpml,
  'the outlines of a list': (text) => readOpml(`<opml><body>${text}`),
  'a page that names feeds': (text) => discoverFeeds(text, ADDRESS),
  'a link of such a page': (text) =>
    discoverFeeds(`<a href="/feed" title="${escaped(text)}">${text}`, ADDRESS),
  'a page that gives way': (text) =>
    metaRefresh(`<meta http-equiv=refresh content="${escaped(text)}">`, ADDRESS),
  'a page of a platform': (text) => platformFeeds(text, ADDRESS),
  'a page of a channel': (text) => platformFeeds(text, 'https://www.youtube.com/'),
  'a body of any encoding': (text) => decodeBody(Buffer.from(text, 'latin1')),
  'an encoding that XML declares': (text) => decodeBody(Buffer.from(`<?xml ${text}`)),
  'a content type': (text) => decodeBody(Buffer.from('a'), text),
  'HTML to be made harmless': (text) => sanitizeHtml(text, ADDRESS),
  'HTML to be made plain': plainText,
  'a title': (text) => [titleText(text, true), titleText(text, false)],
  'a date': readDate,
  'a Link header': (text) => [
    hintsOfLinkHeader(text, ADDRESS),
    hintsOfLinkHeader(`<a>;${text}`, ADDRESS),
    hintsOfLinkHeader(`<a>; rel=${text}`, ADDRESS),
  ],
  'headers that say when to come': (text) => [
    retryAfterOf(text, NOW),
    freshSecondsOf({ 'cache-control': text, expires: text, age: text }, NOW),
  ],
  'an address': (text) => [
    canonicalLink(`https://a.example/${text.slice(0, LINK_CHARACTERS)}`),
    canonicalLink(`https://a.example/?${text.slice(0, LINK_CHARACTERS)}`),
  ],
  'what is typed as an address': addressesMeant,
}

test.each(Object.entries(readers))(
  '%s',
  async (_, read) => {
    const isExpected = (error: unknown) => error instanceof Problem
    expect(await costlyRepetitions(read, { isExpected })).toEqual([])
  },
  LONG_MS,
)
