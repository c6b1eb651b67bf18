import { readDate } from '#engine/dates/read-date.ts'
import { readXml } from '#engine/markup/tokens/read-xml.ts'
import { IMPORTS } from '../limits.ts'
import type { RawPost } from './collect-posts.ts'
import { pathInAddress } from './file-paths.ts'
import type { Leave } from './left-out.ts'

/** The elements of an item that are read, with the names of their fields here. */
const FIELDS: Readonly<Record<string, string>> = {
  ...{ title: 'title', link: 'link', guid: 'guid', 'dc:creator': 'author' },
  ...{ 'content:encoded': 'body', 'excerpt:encoded': 'excerpt', category: 'category' },
  ...{ 'wp:post_id': 'id', 'wp:post_date_gmt': 'date', 'wp:post_date': 'localDate' },
  ...{ 'wp:post_name': 'slug', 'wp:status': 'status', 'wp:post_type': 'type' },
  ...{ 'wp:post_password': 'password' },
}
const FIELD_CHARACTERS = 4000
const DRAFTS = /^(?:draft|pending|auto-draft|private)$/
const SHOWN = /^(?:publish|future)$/
/** Matches types of items that are earlier versions or internal data of WordPress. */
const OWN_TYPES = /^(?:revision|customize_changeset|oembed_cache|user_request)$/

export function isWordpress(text: string): boolean {
  return (
    /<rss[\s>]/i.test(text.slice(0, 20_000)) &&
    text.slice(0, 20_000).includes('wordpress.org/export/')
  )
}

/**
 * Reads posts and pages from an export of WordPress (WXR), one item at a time, so that only one
 * item is in memory. Entity definitions are ignored.
 */
export function readWordpress(
  text: string,
  { now, leave, add }: { now: Date; leave: Leave; add: (post: RawPost) => void },
): { host: string } {
  let item: Record<string, string> | null = null
  let tags: string[] = []
  let field = ''
  let base = ''
  let isComment = false

  readXml(text, {
    onOpen(name) {
      if (name === 'item') {
        item = {}
        tags = []
      } else if (name === 'wp:comment') {
        isComment = true
      } else if (!isComment) field = FIELDS[name] ?? (name === 'wp:base_blog_url' ? 'base' : '')
      if (field === 'category') tags.push('')
    },
    onText(words) {
      if (field === 'base') base += words.slice(0, FIELD_CHARACTERS)
      if (item === null || field === '' || isComment) return
      if (field === 'category') {
        if (tags.length <= 100) tags[tags.length - 1] += words.slice(0, FIELD_CHARACTERS)
        return
      }
      const most = field === 'body' ? IMPORTS.bodyCharacters + 1 : FIELD_CHARACTERS
      const known = item[field] ?? ''
      if (known.length < most) item[field] = known + words.slice(0, most - known.length)
    },
    onClose(name) {
      field = ''
      if (name === 'wp:comment') {
        isComment = false
        leave('comment', item?.['title'] ?? '')
      } else if (name === 'item' && item) {
        const post = postOf(item, tags, now, leave)
        if (post) add(post)
        item = null
      }
    },
  })
  return { host: URL.parse(base.trim())?.host ?? '' }
}

function postOf(
  item: Readonly<Record<string, string>>,
  tags: readonly string[],
  now: Date,
  leave: Leave,
): RawPost | null {
  const { title = '', type = 'post', status = 'publish', link = '', slug = '', body = '' } = item
  if (OWN_TYPES.test(type)) return null
  if (type !== 'post' && type !== 'page')
    return leaveOut(leave, 'unknown-type', `${type}: ${title}`)
  if (status === 'trash') return leaveOut(leave, 'deleted', title)
  if ((item['password'] ?? '').trim() !== '') return leaveOut(leave, 'protected', title)
  const isDraft = DRAFTS.test(status)
  if (!isDraft && !SHOWN.test(status)) return leaveOut(leave, 'unknown-type', `${status}: ${title}`)
  const path = pathInAddress(link)
  return {
    kind: type,
    key: `${item['guid'] ?? ''} ${item['id'] ?? ''}`,
    // An address such as "?p=12" has no path of its own.
    ...{ title, permalink: path === '/' ? '' : path, slug, body, picture: '', file: '' },
    ...{ description: item['excerpt'] ?? '', author: item['author'] ?? '', tags },
    publishedAt: isDraft
      ? null
      : (timeOf(item['date']) ?? timeOf(item['localDate']) ?? now.toISOString()),
  }
}

function leaveOut(leave: Leave, reason: Parameters<Leave>[0], example: string): null {
  leave(reason, example)
  return null
}

/** Parses a time; null if it is missing, unreadable, or all zeros as in drafts. */
function timeOf(given: string | undefined): string | null {
  return given === undefined || given.startsWith('0000') ? null : readDate(given)
}
