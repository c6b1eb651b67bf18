import { createHash } from 'node:crypto'
import { canonicalLink } from './canonical-link.ts'
import type { RawItem } from './dialects.ts'
import type { FeedEntry } from './feed-document.ts'
import { plainText } from './plain-text.ts'
import { readDate } from './read-date.ts'
import { isBeacon, sanitizeHtml, webAddress } from './sanitize.ts'

const TITLE_CHARACTERS = 500
/** Title of an entry that has none. */
const TITLE_FROM_TEXT = 100
/** Longer texts are cut: no reader reads more, and a summary needs less. */
const TEXT_CHARACTERS = 200_000

/** One item in our words, made harmless. */
export function readEntry(item: RawItem, feed: { base: string }): FeedEntry {
  const base = webAddress(item.base, feed.base) ?? feed.base
  const guid = item.guid?.trim() || null
  const link = webAddress(item.link, base) ?? (item.isGuidLink ? webAddressOfGuid(guid) : null)
  const content = clean(longer(item.content, item.summary), base)
  const summary = item.content && item.summary ? clean(item.summary, base) : content
  const text = plainText(content ?? summary ?? '').slice(0, TEXT_CHARACTERS)
  const title = titleOf(item) ?? (firstWords(text) || null)
  const enclosures = item.enclosures.flatMap(({ url, type, length }) => {
    const address = webAddress(url, base)
    return address ? [{ url: address, type: type || null, length: length ?? null }] : []
  })
  return {
    identity:
      guid ??
      (link && canonicalLink(link)) ??
      hashOf(title || text ? `${title ?? ''}\n${text}` : JSON.stringify(item)),
    title,
    link,
    authors: [
      ...new Set(item.authors.map((name) => plainText(name ?? '')).filter((name) => name !== '')),
    ],
    published: readDate(item.published) ?? readDate(item.updated),
    updated: readDate(item.updated),
    summary,
    content,
    text,
    categories: [
      ...new Set(
        item.categories.map((name) => plainText(name ?? '')).filter((name) => name !== ''),
      ),
    ],
    enclosures,
    image: imageOf(item.images, content, base),
  }
}

/** Publishers put the whole text in either field. */
function longer(a: string | undefined, b: string | undefined): string | undefined {
  return (a?.length ?? 0) >= (b?.length ?? 0) ? a : b
}

/** Something a person could read, see or hear; a feed may hold items that are none of it. */
export function saysSomething({ title, link, text, enclosures }: FeedEntry): boolean {
  return title !== null || link !== null || text !== '' || enclosures.length > 0
}

function clean(html: string | undefined, base: string): string | null {
  const harmless =
    html === undefined ? '' : sanitizeHtml(html.slice(0, 2 * TEXT_CHARACTERS), base).trim()
  return harmless === '' ? null : harmless
}

function titleOf({ title }: RawItem): string | null {
  if (!title) return null
  const words = title.isHtml ? plainText(title.value) : title.value
  return words.replaceAll(/\s+/g, ' ').trim().slice(0, TITLE_CHARACTERS) || null
}

function firstWords(text: string): string {
  const line = text.split('\n')[0] ?? ''
  if (line.length <= TITLE_FROM_TEXT) return line
  return `${line.slice(0, line.lastIndexOf(' ', TITLE_FROM_TEXT) + 1 || TITLE_FROM_TEXT).trimEnd()}…`
}

function webAddressOfGuid(guid: string | null): string | null {
  return guid !== null && /^https?:\/\//i.test(guid) ? webAddress(guid, guid) : null
}

function hashOf(words: string): string {
  return `sha256:${createHash('sha256').update(words).digest('hex')}`
}

/** The first stated picture, else the first in the text that a person is meant to see. */
function imageOf(
  stated: (string | undefined)[],
  content: string | null,
  base: string,
): string | null {
  for (const address of stated) {
    const image = webAddress(address, base)
    if (image !== null && !isBeacon({ src: image })) return image
  }
  // Sanitised already: attributes are quoted and addresses whole.
  const inText = content === null ? null : /<img[^>]*? src="(https?:[^"]+)"/.exec(content)
  return inText ? webAddress(inText[1]!.replaceAll('&amp;', '&'), base) : null
}
