import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { FeedDocument, FeedEntry } from '#engine/feeds/feed-document.ts'
import { ADDRESS, readSafely } from './read-safely.ts'
import { sameLink, sameName, sameTime, sameWords, sameWordsInAnyOrder } from './same.ts'
import { check, filesOf, newResult, skip, type SetResult } from './sets.ts'

type Json = Record<string, unknown>

/**
 * The result of another parser, in the fields that this parser has; absent fields are not compared.
 */
interface Expected {
  title?: unknown
  link?: unknown
  description?: unknown
  language?: unknown
  items: ExpectedItem[]
  /** True if the other parser moved the text of mixed content to before the elements. */
  isDisordered?: boolean
}

interface ExpectedItem {
  title?: unknown
  link?: unknown
  id?: unknown
  summary?: unknown
  content?: unknown
  authors?: unknown[]
  published?: unknown
  updated?: unknown
  categories?: unknown[]
  enclosures?: Json[]
}

/** Compares gofeed's documents, each of which has the expected result next to it. */
export function runGofeed(folder: string): SetResult {
  return runPairs('gofeed', folder, (file) => {
    if (
      !file.endsWith('.json') ||
      /parser\/json\/version_json_1\d(_deprecated_author)?\.json$/.test(file)
    )
      return null
    const input = file.replace(/(_expected)?\.json$/, (_, marked?: string) =>
      marked ? '.json' : '.xml',
    )
    return existsSync(input) ? { input, read: (json) => expectedOfGofeed(json, file) } : null
  })
}

/** Compares rss-parser's documents in `input` with the expected results in `output`. */
export function runRssParser(folder: string): SetResult {
  return runPairs('rss-parser', folder, (file) => {
    if (!file.includes('/output/')) return null
    const stem = join(dirname(file), '../input', basename(file, '.json'))
    const input = ['.rss', '.atom', '.xml', '.rdf'].map((type) => stem + type).find(existsSync)
    return input ? { input, read: (json) => expectedOfRssParser(object(json['feed'])) } : null
  })
}

function runPairs(
  set: string,
  folder: string,
  pairOf: (file: string) => { input: string; read: (json: Json) => Expected } | null,
): SetResult {
  const files = filesOf(folder)
  const result = newResult(set, files.length)
  const answered = new Set<string>()
  for (const file of files) {
    const pair = pairOf(file)
    if (!pair) continue
    answered.add(file).add(pair.input)
    const { document } = readSafely(readFileSync(pair.input))
    compare(result, pair.input, pair.read(JSON.parse(readFileSync(file, 'utf8'))), document)
  }
  for (const file of files) if (!answered.has(file)) skip(result, 'has no counterpart')
  return result
}

function compare(
  result: SetResult,
  file: string,
  expected: Expected,
  document: FeedDocument | null,
): void {
  const before = result.passed + result.failed.length
  const field = (
    what: string,
    wanted: unknown,
    found: unknown,
    isSame: (wanted: string) => boolean,
  ) => {
    const words = typeof wanted === 'number' ? String(wanted) : wanted
    if (typeof words !== 'string' || words.trim() === '') return
    check(result, isSame(words), { file, what, wanted: words, found })
  }
  const words = (what: string, wanted: unknown, found: string | null | undefined) =>
    field(what, wanted, found, (text) => sameWords(text, found))
  const link = (what: string, wanted: unknown, found: string | null | undefined) =>
    field(what, wanted, found, (text) => sameLink(text, found, ADDRESS))
  const time = (what: string, wanted: unknown, found: string | null | undefined) =>
    field(what, wanted, found, (text) => sameTime(text, found))

  words('title', expected.title, document?.title)
  link('link', expected.link, document?.link)
  words('description', expected.description, document?.description)
  words('language', expected.language, document?.language)
  for (const [i, item] of expected.items.entries()) {
    const entry: FeedEntry | undefined = document?.entries[i]
    const at = `items[${i}].`
    words(`${at}title`, item.title, entry?.title)
    link(`${at}link`, item.link, entry?.link)
    words(`${at}id`, item.id, entry?.identity)
    words(`${at}summary`, item.summary, entry?.summary)
    field(`${at}content`, item.content, entry?.content, (text) =>
      (expected.isDisordered ? sameWordsInAnyOrder : sameWords)(text, entry?.content),
    )
    time(`${at}published`, item.published, entry?.published)
    time(`${at}updated`, item.updated, entry?.updated)
    for (const [n, author] of (item.authors ?? []).entries()) {
      field(`${at}authors[${n}]`, author, entry?.authors, (name) =>
        (entry?.authors ?? []).some((ours) => sameName(name, ours)),
      )
    }
    for (const [n, category] of (item.categories ?? []).entries()) {
      field(`${at}categories[${n}]`, category, entry?.categories, (name) =>
        (entry?.categories ?? []).some((ours) => sameWords(name, ours)),
      )
    }
    for (const [n, { url, type, length }] of (item.enclosures ?? []).entries()) {
      const ours = entry?.enclosures[n]
      link(`${at}enclosures[${n}].url`, url, ours?.url)
      words(`${at}enclosures[${n}].type`, type, ours?.type)
      words(`${at}enclosures[${n}].length`, length, ours?.length?.toString())
    }
  }
  if (result.passed + result.failed.length === before)
    skip(result, 'only fields that we do not keep')
}

function expectedOfGofeed(json: Json, file: string): Expected {
  if (file.includes('/parser/atom/')) return expectedOfAtom(json)
  return {
    title: json['title'],
    link: json['link'] ?? json['home_page_url'],
    description: json['description'],
    language: json['language'],
    items: objects(json['items']).map((item) => ({
      title: item['title'],
      link: item['link'] ?? item['url'],
      id: object(item['guid'])['value'] ?? item['guid'] ?? item['id'],
      // gofeed calls a JSON Feed's summary "summary", and that of other feeds "description".
      summary: item['description'] ?? item['summary'],
      content: item['content'] ?? item['content_html'],
      authors: [...objects(item['authors']).map(nameOf), nameOf(item['author'])],
      published: item['publishedParsed'] ?? item['pubDateParsed'] ?? item['date_published'],
      updated: item['updatedParsed'] ?? item['date_modified'],
      categories: [
        ...list(item['categories']).map((stated) => object(stated)['value'] ?? stated),
        ...list(item['tags']),
      ],
      enclosures: [
        ...objects(item['enclosures']),
        ...objects(item['attachments']).map(({ url, mime_type, size_in_bytes }) => ({
          url,
          type: mime_type,
          length: size_in_bytes,
        })),
      ],
    })),
  }
}

function expectedOfAtom(json: Json): Expected {
  return {
    title: json['title'],
    link: alternate(json['links']),
    description: json['subtitle'],
    language: json['language'],
    items: objects(json['entries']).map((entry) => ({
      title: entry['title'],
      link: alternate(entry['links']),
      id: entry['id'],
      summary: entry['summary'],
      content: object(entry['content'])['value'],
      authors: objects(entry['authors']).map(nameOf),
      published: entry['publishedParsed'],
      updated: entry['updatedParsed'],
      categories: objects(entry['categories']).map(({ label, term }) => label ?? term),
      enclosures: objects(entry['links'])
        .filter(({ rel }) => rel === 'enclosure')
        .map(({ href, type, length }) => ({ url: href, type, length })),
    })),
  }
}

function expectedOfRssParser(feed: Json): Expected {
  return {
    title: feed['title'],
    link: feed['link'],
    description: feed['description'],
    language: feed['language'],
    isDisordered: true,
    items: objects(feed['items']).map((item) => ({
      title: item['title'],
      link: item['link'],
      id: item['guid'] ?? item['id'],
      summary: item['summary'],
      content: item['content:encoded'] ?? item['content'],
      authors: [item['creator'] ?? item['author']],
      published: item['isoDate'],
      categories: list(item['categories']).map((stated) => object(stated)['_'] ?? stated),
      enclosures: objects([item['enclosure']]),
    })),
  }
}

function alternate(links: unknown): unknown {
  return objects(links).find(
    ({ rel, href }) => href && (rel === undefined || rel === 'alternate'),
  )?.['href']
}

function nameOf(person: unknown): unknown {
  return typeof person === 'string' ? person : (object(person)['name'] ?? object(person)['email'])
}

function object(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {}
}

function objects(value: unknown): Json[] {
  return list(value).filter((item): item is Json => typeof item === 'object' && item !== null)
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
