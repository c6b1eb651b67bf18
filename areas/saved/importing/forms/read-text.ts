import { Problem } from '#core/problem.ts'
import { decodeBody } from '#engine/feeds/decoding/decode-body.ts'
import type { ImportedFile } from '../found-bookmark.ts'
import type { TextOf } from '../json/bookmark-lists.ts'
import { readJson } from '../json/read-json.ts'
import { isFeedFile, readFeedFile } from './read-feed-file.ts'
import { isAddressList, readAddresses } from '../read-addresses.ts'
import { readCsv } from './read-csv.ts'
import { readBookmarkHtml } from './read-html.ts'
import { isMarkdownList, readMarkdown } from './read-markdown.ts'
import { isPlist, readPlist } from './read-plist.ts'
import { isPosts, readPosts } from './read-posts.ts'
import { isTtRss, readTtRss } from './read-tt-rss.ts'
import { refuseKnown } from '../unknown-file.ts'

const HEAD_CHARACTERS = 4000
const HEAD_BYTES = 2048

/** Decodes a file, in the encoding that its bytes show or that a `meta` element names. */
export function textOf(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1')
  // safe expression: it looks at 2048 bytes
  const charset = /<meta[^>]*charset\s*=\s*["']?([\w:.-]+)/i.exec(head)?.[1]
  return decodeBody(bytes, charset && `text/html; charset=${charset}`).text
}

/**
 * Reads bookmarks from a text in any known format, recognized by its beginning. `beside` returns
 * texts of bookmarks from other files of the export.
 */
export function readText(text: string, beside?: TextOf): ImportedFile {
  const head = text.slice(0, HEAD_CHARACTERS).trimStart()
  if (head.startsWith('{') || head.startsWith('[')) return readJson(text, beside)
  if (/<opml[\s>]/i.test(head)) {
    throw new Problem(
      'invalid',
      'This file is a list of feeds (OPML), not of bookmarks. Import it where you add feeds.',
    )
  }
  refuseKnown(head)
  if (head.startsWith('<')) return readMarkedUp(head, text)
  if (isMarkdownList(text)) return readMarkdown(text)
  if (isAddressList(text)) return readAddresses(text)
  return readCsv(text)
}

function readMarkedUp(head: string, text: string): ImportedFile {
  if (isPlist(head)) return readPlist(text)
  if (isTtRss(head)) return readTtRss(text)
  if (isFeedFile(head)) return readFeedFile(text)
  return isPosts(head) ? readPosts(text) : readBookmarkHtml(text)
}
