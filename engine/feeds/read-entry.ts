import { createHash } from 'node:crypto'
import { MARKUP } from '../limits.ts'
import { firstPicture } from '../markup/first-picture.ts'
import { canonicalLink } from '../addresses/canonical-link.ts'
import { hostOf } from '../addresses/host-of.ts'
import type { RawItem, RawText } from './dialects/raw-feed.ts'
import type { Enclosure, FeedEntry } from './feed-document.ts'
import { filesOf } from './episode-files.ts'
import { isRecording } from './episodes/recordings.ts'
import { plainText, upTo } from '../markup/plain-text.ts'
import { readDate } from '../dates/read-date.ts'
import { sanitizeHtml } from '../markup/sanitize.ts'
import { isOrnament } from '../markup/ornaments.ts'
import { isCounter } from '../markup/stated-picture.ts'
import { titleFrom, titleText } from './title-text.ts'
import { withoutUnseen } from './decoding/control-characters.ts'
import { linkTo, webAddress } from '../addresses/web-address.ts'

/** The most characters of an identity; a longer one is hashed, because of the limit of an index. */
const IDENTITY_CHARACTERS = 500
/**
 * The most authors, categories or enclosures of an item that are read. An item with more lists some
 * that are not its own.
 */
const MOST_NAMES = 50
const NAME_CHARACTERS = 200

/** Reads an item in our terms, and sanitizes its texts. */
export function readEntry(
  item: RawItem,
  feed: { base: string; isBaseStated?: boolean; language?: string | undefined },
): FeedEntry {
  const base = item.base ?? feed.base
  const guid = item.guid?.trim() || null
  const link = linkTo(item.link, base) ?? (item.isGuidLink ? addressInGuid(guid) : null)
  // Relative addresses in a text without xml:base start from the entry's page, as they do on the page itself.
  const place = item.base ?? pageOf(link, guid, feed)
  const content = clean(longer(item.content, item.summary), place)
  const summary = item.content && item.summary ? clean(item.summary, place) : content
  const text = upTo(plainText(content ?? summary ?? ''), MARKUP.textCharacters)
  const title = (item.title && titleText(item.title.value, item.title.isHtml)) ?? titleFrom(text)
  const updated = readDate(item.updated, feed.language)
  const proof = title || text ? `${title ?? ''}\n${text}` : JSON.stringify(item)
  const enclosures = filesOf(item, base, stated(item.images, base))
  return {
    identity: identityOf(guid ?? (link && canonicalLink(link)) ?? hashOf(proof)),
    guid,
    title,
    link,
    authors: names(item.authors.map(withoutMail)),
    published: readDate(item.published, feed.language) ?? updated,
    updated,
    summary,
    content,
    text,
    categories: names(item.categories),
    enclosures,
    image: imageOf(item, [content, summary], base) ?? coverOf(item, enclosures, base),
  }
}

/**
 * The base of relative addresses in an entry: its page, or that of the feed if the entry links to
 * another site.
 */
function pageOf(
  link: string | null,
  guid: string | null,
  { base, isBaseStated = false }: { base: string; isBaseStated?: boolean },
): string {
  if (isBaseStated) return base
  const isHome = (address: string | null) => address !== null && siteOf(address) === siteOf(base)
  return [link, addressInGuid(guid)].find(isHome) ?? base
}

/** The part of a host that belongs to one publisher, roughly: "www.gazette.example" and "blog.gazette.example" share it. */
function siteOf(address: string): string {
  return hostOf(address).split('.').slice(-2).join('.')
}

/**
 * Says if an item has anything that a person could read, see or hear. Some items of feeds are
 * empty.
 */
export function saysSomething({ title, link, text, enclosures }: FeedEntry): boolean {
  return title !== null || link !== null || text !== '' || enclosures.length > 0
}

/** The longer of two texts, because publishers put the whole text in either field. */
function longer(a: RawText | undefined, b: RawText | undefined): RawText | undefined {
  return (a?.html.length ?? 0) >= (b?.html.length ?? 0) ? a : b
}

function clean(text: RawText | undefined, base: string): string | null {
  if (text === undefined) return null
  const html = sanitizeHtml(upTo(text.html, MARKUP.characters), text.base ?? base)
  return withoutUnseen(html).trim() || null
}

function names(stated: (string | undefined)[]): string[] {
  const read = stated
    .slice(0, MOST_NAMES)
    .map((name) => plainText(upTo(name ?? '', NAME_CHARACTERS)).replaceAll('\n', ' '))
  return [...new Set(read)].filter((name) => name !== '')
}

/** The name in "address (name)", as RSS asks for, or in "name <address>". */
function withoutMail(author: string | undefined): string | undefined {
  const stated = author?.trim() ?? ''
  const last = stated.lastIndexOf('(')
  const name = stated.slice(last + 1, -1)
  const isBehind = last > 0 && stated.endsWith(')') && name !== '' && !name.includes(')')
  if (isBehind && isMail(stated.slice(0, last).trimEnd())) return name
  const first = stated.search(/[<(]/)
  const isBefore = first > 0 && /[>)]$/.test(stated) && isMail(stated.slice(first + 1, -1))
  return isBefore ? stated.slice(0, first).trimEnd() : author
}

function isMail(address: string): boolean {
  return address.slice(1, -1).includes('@') && !/\s/.test(address)
}

function addressInGuid(guid: string | null): string | null {
  return guid !== null && /^https?:\/\//i.test(guid) ? linkTo(guid, guid) : null
}

function identityOf(stated: string): string {
  return stated.length > IDENTITY_CHARACTERS ? hashOf(stated) : stated
}

function hashOf(words: string): string {
  return `sha256:${createHash('sha256').update(words).digest('hex')}`
}

/** The cover picture of an episode or of its podcast. */
function coverOf({ episode }: RawItem, files: Enclosure[], base: string): string | null {
  if (!files.some(isRecording)) return null
  return webAddress(episode?.cover, base) ?? webAddress(episode?.coverOfShow, base)
}

/** The first stated picture, else the first visible one in the text, else a small stated one. */
function imageOf(
  { images, smallImages = [] }: RawItem,
  texts: (string | null)[],
  base: string,
): string | null {
  // The texts are sanitized already: their addresses are whole, and tracking pixels are removed.
  const inText = () => texts.map((html) => html && firstPicture(html)).find(Boolean) ?? null
  return stated(images, base) ?? inText() ?? stated(smallImages, base)
}

function stated(images: (string | undefined)[], base: string): string | null {
  for (const address of images) {
    const image = webAddress(address?.replaceAll('&amp;', '&'), base)
    if (image !== null && !isCounter({ src: image }) && !isOrnament({ src: image }))
      return inGoodSize(image)
  }
  return null
}

/** Requests a larger size from Blogger, whose feeds give the address of a square of 72 pixels. */
function inGoodSize(image: string): string {
  if (!/^https?:\/\/[\w.-]{1,60}\.(?:blogspot|googleusercontent)\.com\//.test(image)) return image
  return image.replace(/([/=])s72(?:-w\d{1,5}-h\d{1,5})?-c(?=\/|$)/, '$1s1600')
}
