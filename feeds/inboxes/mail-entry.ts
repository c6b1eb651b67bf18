import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'
import PostalMime, { type Email } from 'postal-mime'
import { MARKUP } from '#engine/limits.ts'
import { Problem } from '#core/problem.ts'
import type { FeedEntry } from '#engine/feeds/feed-document.ts'
import { firstPicture } from '#engine/markup/first-picture.ts'
import type { Change } from '#engine/markup/html-tree.ts'
import { sanitizeHtml } from '#engine/markup/sanitize.ts'
import { htmlOfText } from '#engine/markup/html-of-text.ts'
import { plainText, upTo } from '#engine/markup/plain-text.ts'
import { readEntry } from '#engine/feeds/read-entry.ts'
import { webAddress } from '#engine/addresses/web-address.ts'
import { excessIn } from './collect-mail.ts'
import { mailFiles, type MailFile } from '../mail-files/brought-files.ts'
import { visibleHtml } from './visible-html.ts'

/** Limits far above those of any newsletter. */
const LIMITS = { maxNestingDepth: 30, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 2 }
const NAME_CHARACTERS = 200
const OLDEST_MS = 25 * 24 * 3_600_000
const NO_SUBJECT = '(no subject)'
/** The base for relative addresses, which mails should not have. */
const NOWHERE = 'https://nowhere.invalid/'

/** Texts of the link to a newsletter's web page, in the most common languages of newsletters. */
const IN_BROWSER =
  /\b(view|read|open|see)\b.{0,40}\b(in|on)\b.{0,20}\b(browser|online|web)\b|\b(view|read) (it )?online\b|\b(web|online) version\b|im browser|online (ansehen|lesen)|webversion|dans (le|votre) navigateur|version en ligne|en (el|tu|su) navegador|ver online|nel browser|no (seu )?navegador|in (je|de|uw) browser|webbläsare|w przeglądarce/i
const LINK_WORDS_AT_MOST = 120

export interface MailEntry {
  entry: FeedEntry
  sender: { name: string; address: string }
  /** Pictures and attachments, which the text names by `mailFileAddress`. */
  files: MailFile[]
}

/** Reads a mail as the entry of a feed; fails for a malformed or too large mail. */
export async function readMail(raw: Uint8Array, now: Date): Promise<MailEntry> {
  const mail = await parse(raw)
  const brought = mailFiles(mail)
  const html = kept(htmlOf({ ...mail, html: brought.html }, brought.showOwn))
  const sender = senderOf(mail)
  const subject = oneLine(mail.subject ?? '') || NO_SUBJECT
  const sent = mail.date ?? ''
  const entry = readEntry(
    {
      guid: oneLine(mail.messageId ?? '') || hashOf([sender.address, sent, subject, html]),
      isGuidLink: false,
      title: { value: subject, isHtml: false },
      link: pageOf(mail, html) ?? undefined,
      authors: [sender.name],
      published: isLikely(sent, now) ? sent : now.toISOString(),
      content: { html },
      categories: [],
      enclosures: [],
      images: [],
    },
    { base: NOWHERE },
  )
  const rest = sanitizeHtml(brought.rest(), NOWHERE)
  // Files are appended to the HTML but not to `text`, so that no summary cites their names.
  const content = rest === '' ? entry.content : (entry.content ?? '') + rest
  const image = entry.image ?? firstPicture(rest)
  return { entry: { ...entry, content, image }, sender, files: brought.files() }
}

/**
 * Says if the date of a mail is recent enough to be believed. Otherwise its arrival counts, because
 * an inbox receives only new mail.
 */
function isLikely(sent: string, now: Date): boolean {
  return Date.parse(sent) > now.getTime() - OLDEST_MS
}

async function parse(raw: Uint8Array): Promise<Email> {
  const excess = excessIn(raw)
  if (excess !== null) throw new Problem('invalid', excess)
  try {
    return await PostalMime.parse(raw, LIMITS)
  } catch (error) {
    throw new Problem('invalid', 'This message is malformed and cannot be read.', { cause: error })
  }
}

function htmlOf({ html = '', text = '' }: Email, change: Change): string {
  const visible = visibleHtml(upTo(html, MARKUP.mailCharacters), change)
  const saysNothing = plainText(visible) === '' && text.trim() !== ''
  return saysNothing ? htmlOfText(upTo(text, MARKUP.mailCharacters)) : visible
}

function senderOf({ from, sender }: Email): MailEntry['sender'] {
  const box = [from, sender]
    .flatMap((one) => (one?.group ? one.group : one ? [one] : []))
    .find(({ name, address }) => name !== '' || address)
  const address = upTo(oneLine(box?.address ?? '').toLowerCase(), NAME_CHARACTERS)
  return {
    address,
    name: upTo(oneLine(box?.name ?? ''), NAME_CHARACTERS) || address || 'Unknown sender',
  }
}

/** Removes null characters, which PostgreSQL cannot store. */
function kept(words: string): string {
  return words.replaceAll('\0', '')
}

function oneLine(words: string): string {
  return words.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()
}

/**
 * The web page of this mail. List-Archive is ignored: all mails of a newsletter share it, and
 * entries with one link would be merged.
 */
function pageOf({ headers }: Email, html: string): string | null {
  const archived = headers.find(({ key }) => key === 'archived-at')?.value ?? ''
  return webAddress(/<([^<>]*)>/.exec(archived)?.[1], NOWHERE) ?? browserLink(html)
}

function browserLink(html: string): string | null {
  let found: string | null = null
  let open: { href: string; words: string } | null = null
  const parser = new Parser({
    onopentag(name, { href = '' }) {
      if (name === 'a') open = { href, words: '' }
    },
    ontext(words) {
      if (open && open.words.length < LINK_WORDS_AT_MOST) open.words += words
    },
    onclosetag(name) {
      if (name !== 'a' || !open) return
      const { href, words } = open
      open = null
      if (IN_BROWSER.test(words.replaceAll(/\s+/g, ' '))) found ??= webAddress(href, NOWHERE)
    },
  })
  parser.end(html)
  return found
}

function hashOf(parts: string[]): string {
  return `sha256:${createHash('sha256').update(parts.join('\0')).digest('hex')}`
}
