import { createHash } from 'node:crypto'
import type { Enclosure } from '#engine/feeds/feed-document.ts'
import { MOST_ICON_BYTES } from '../outlets/icon-limits.ts'
import { BadValue, type AboutRow } from '#server/archive/archive-part.ts'
import { askedAddress, NOWHERE, webLink } from '#server/archive/web-columns.ts'
import { sanitizeHtml } from '#engine/markup/sanitize.ts'
import { wrongSelector } from '#engine/pages/site-rule.ts'
import { webAddress } from '#engine/addresses/web-address.ts'
import { FINGERPRINT } from '#core/words.ts'
import { isInboxAddress } from '../claim/inbox-address.ts'

/** HTML is sanitized like that of a feed, because another program may have written the archive. */
export function html(value: string, { row }: AboutRow): string {
  const { link } = row
  return sanitizeHtml(value, (typeof link === 'string' ? webLink(link) : null) ?? NOWHERE)
}

/** The address of a picture that is fetched and shown. */
export function picture(value: string): string | null {
  const address = webAddress(value, NOWHERE)
  return address?.startsWith(NOWHERE) ? null : address
}

/**
 * Checks the address of a feed: one that a reader could follow, or one that only this server uses,
 * such as that of an inbox.
 */
export function feedAddress(value: string): string {
  const isOurs = /^newswire:[\w-]{1,100}$/.test(value)
  return isOurs || (isInboxAddress(value) && /^inbox:[\w-]{1,100}$/.test(value))
    ? value
    : askedAddress(value)
}

/** The SHA-256 fingerprint of a certificate. */
export function fingerprint(value: string): string {
  if (!FINGERPRINT.test(value)) throw new BadValue('is not the fingerprint of a certificate')
  return value
}

/**
 * The SHA-256 by which the text of a mail refers to a file; it must match the content in the same
 * row.
 */
export function contentHash(value: string, { row }: AboutRow): string {
  const content = typeof row['content'] === 'string' ? row['content'].slice(2) : ''
  const actual = createHash('sha256').update(Buffer.from(content, 'hex')).digest('hex')
  if (value !== actual) throw new BadValue('is not the hash of its content')
  return value
}

const PNG = '\\x89504e470d0a1a0a'

/** Checks an icon: a PNG within the limit of size, as the server draws them. */
export function drawnIcon(value: string): string {
  const bytes = (value.length - 2) / 2
  if (!value.startsWith(PNG) || bytes > MOST_ICON_BYTES) throw new BadValue('is no icon')
  return value
}

/** Files of an entry; those with an invalid address are left out. */
export function enclosures(value: unknown): Enclosure[] {
  if (!Array.isArray(value)) throw new BadValue('is not a list of files')
  return value.flatMap((file: Partial<Record<keyof Enclosure, unknown>> | null) => {
    const url = typeof file?.url === 'string' ? webLink(file.url) : null
    if (url === null) return []
    const type = typeof file!.type === 'string' ? file!.type : null
    const length = Number.isSafeInteger(file!.length) ? Number(file!.length) : null
    return [{ url, type, length, ...recordingOf(file!) }]
  })
}

/** Reads the facts about a recording: its role, length, cover and chapters. */
function recordingOf(
  file: Partial<Record<keyof Enclosure, unknown>>,
): Pick<Enclosure, 'role' | 'seconds' | 'cover' | 'chapters'> {
  const { role, seconds } = file
  const cover = typeof file.cover === 'string' ? picture(file.cover) : null
  const chapters = Array.isArray(file.chapters) ? file.chapters.flatMap(chapterOf) : []
  return {
    ...((role === 'chapters' || role === 'transcript') && { role }),
    ...(isTime(seconds) && { seconds }),
    ...(cover !== null && { cover }),
    ...(chapters.length > 0 && { chapters }),
  }
}

function chapterOf(chapter: { title?: unknown; start?: unknown } | null) {
  const { title, start } = chapter ?? {}
  return typeof title === 'string' && isTime(start) ? [{ title, start }] : []
}

function isTime(seconds: unknown): seconds is number {
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0
}

/** Checks a selector, because an invalid one would keep all pages of its site from being read. */
export function selector(value: string): string {
  if (wrongSelector([value]) !== null) throw new BadValue('is no CSS selector')
  return value
}
