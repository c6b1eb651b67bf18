import { secondsStated } from '../episodes/seconds-stated.ts'
import { hintsOf, type FeedHints } from '../feed-hints.ts'
import { escapedOnce } from '../../markup/escaped-once.ts'
import { isPictureFile } from './stated-pictures.ts'
import {
  bytesStated,
  wordsAsHtml,
  readItems,
  type RawFeed,
  type RawItem,
  type RawText,
} from './raw-feed.ts'

type Json = Record<string, unknown>

/** Reads JSON Feed of any version, with fields of any type; null for anything else. */
export function readJsonFeed(document: unknown): RawFeed | null {
  if (!isObject(document) || !Array.isArray(document['items'])) return null
  const items: unknown[] = document['items']
  return {
    format: 'json',
    title: words(document['title']),
    link: words(document['home_page_url']),
    description: words(document['description']),
    language: words(document['language']),
    updateEveryMinutes: null,
    hints: hintsIn(document),
    ...readItems(items.filter(isObject), items.length, (item) => readItem(item, document)),
  }
}

function hintsIn(document: Json): FeedHints {
  const hub = list(document['hubs'])
    .filter(isObject)
    .find(({ type }) => words(type)?.toLowerCase() === 'websub')
  return hintsOf({
    links: [
      { rel: 'hub', href: words(hub?.['url']) },
      { rel: 'self', href: words(document['feed_url']) },
    ],
  })
}

function readItem(item: Json, feed: Json): RawItem {
  const title = words(item['title'])
  const html = escapedOnce(words(item['content_html']))
  const enclosures = list(item['attachments'])
    .filter(isObject)
    .map(({ url, mime_type, size_in_bytes, duration_in_seconds }) => ({
      url: words(url),
      type: words(mime_type),
      length: bytesStated(size_in_bytes),
      seconds: secondsStated(duration_in_seconds),
    }))
  const pictures = enclosures.filter(isPictureFile).map(({ url }) => url)
  return {
    guid: words(item['id']),
    isGuidLink: true,
    title: title === undefined ? undefined : { value: title, isHtml: false },
    link: words(item['url']) ?? words(item['external_url']),
    authors: authorsOf(item) ?? authorsOf(feed) ?? [],
    published: words(item['date_published']),
    updated: words(item['date_modified']),
    summary: plain(item['summary']),
    content: html === undefined ? plain(item['content_text']) : { html },
    categories: list(item['tags']).map(words),
    enclosures,
    episode: { logo: addressIn(feed['icon']), chapters: [] },
    images: [...['image', 'banner_image'].map((name) => addressIn(item[name])), ...pictures],
  }
}

/** Publishers may write an object, or a list, instead of an address. */
function addressIn(value: unknown): string | undefined {
  const [first] = list(value)
  return words(isObject(first) ? first['url'] : first)
}

/** Version 1.1 has a list of authors, version 1.0 one author. */
function authorsOf({ authors, author }: Json): (string | undefined)[] | undefined {
  const names = [...list(authors), author].map((person) =>
    isObject(person) ? words(person['name']) : words(person),
  )
  const stated = names.filter((name) => name !== undefined)
  return stated.length === 0 ? undefined : [...new Set(stated)]
}

function words(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

function plain(value: unknown): RawText | undefined {
  const text = words(value)
  return text === undefined ? undefined : { html: wordsAsHtml(text) }
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
