import { plainText } from '#engine/markup/plain-text.ts'
import { parseDocument } from '#engine/feeds/parse-document.ts'
import type { RawFeed, RawItem } from '#engine/feeds/dialects/raw-feed.ts'
import { titleText } from '#engine/feeds/title-text.ts'
import { timeOf } from '../file-times.ts'
import { collectBookmarks, type ImportedFile, type RawBookmark } from '../found-bookmark.ts'

/**
 * The most characters of a reader's note. A longer text, or one with paragraphs, is taken for the
 * text of the page.
 */
const NOTE_CHARACTERS = 1000
const BLOCKS = /<(?:p|div|h[1-6]|ul|ol|table|blockquote|figure|img|video|iframe)[\s>]/i
/** A base address that the parser needs; links in the file are absolute. */
const NOWHERE = 'file:///'

/** Says if the file is a feed, as Pinboard and others export bookmarks. */
export function isFeedFile(head: string): boolean {
  return /<(?:rss|rdf:RDF|feed)[\s>]/i.test(head) && !/<html[\s>]/i.test(head)
}

/** Reads the entries of a feed as bookmarks. */
export function readFeedFile(text: string): ImportedFile {
  const { add, end } = collectBookmarks('list')
  const feed = parseDocument(text, NOWHERE, [])
  for (const item of feed.items) add(bookmarkOf(item, feed))
  return end()
}

function bookmarkOf(item: RawItem, { format }: RawFeed): RawBookmark {
  const { title, link, guid, isGuidLink, content, summary } = item
  const about = summary?.html ?? ''
  const isNote = about.length <= NOTE_CHARACTERS && !BLOCKS.test(about)
  return {
    address: link ?? (isGuidLink ? guid : undefined),
    title: title && titleText(title.value, title.isHtml),
    note: isNote ? plainText(about) : '',
    // Pinboard writes all tags of a bookmark into one element, separated by spaces.
    tags: item.categories.flatMap((name) => (format === 'rdf' ? (name ?? '').split(/\s/) : name)),
    savedAt: timeOf(item.published ?? item.updated),
    html: content?.html ?? (isNote ? null : about),
  }
}
