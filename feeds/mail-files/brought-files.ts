import { createHash } from 'node:crypto'
import type { Attachment, Email } from 'postal-mime'
import { cleanFileName } from '#server/disk/file-name.ts'
import { MAIL } from '../limits.ts'
import { attributeOf, type Change } from '#engine/markup/html-tree.ts'
import { mailFileAddress } from './file-address.ts'

/** A picture or an attachment of a mail. */
export interface MailFile {
  /** SHA-256 of the content. */
  hash: string
  name: string
  /** The type that the mail states, or for a picture, the type of its content. */
  type: string
  content: Uint8Array
}

/** A picture that is embedded in the HTML as a data URL. */
const DATA_PICTURE = /data:(image\/(?:png|jpe?g|gif|webp));base64,([\w+/=%-]+)/gi
const PICTURE = /^image\/(?:png|jpe?g|gif|webp|avif)$/i
/** The first bytes of common types of pictures. Mails often state a wrong type, or none. */
const BEGINNINGS: readonly (readonly [type: string, begins: RegExp])[] = [
  ['image/png', /^\u0089PNG\r\n/],
  ['image/jpeg', /^\u00ff\u00d8\u00ff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF.{4}WEBP/s],
]
const LONGEST_BEGINNING = 12
const KILOBYTE = 1000

/** The files of a mail, and its HTML with embedded pictures replaced by addresses of files. */
export function mailFiles({ html = '', attachments }: Pick<Email, 'html' | 'attachments'>) {
  const kept = new Map<string, MailFile>()
  /** Files by their names in the HTML: Content-ID, Content-Location or file name. */
  const named = new Map<string, MailFile>()
  let bytes = 0

  function keep(name: string, type: string, content: Uint8Array): MailFile | null {
    const hash = createHash('sha256').update(content).digest('hex')
    const known = kept.get(hash)
    if (known) return known
    if (content.length === 0 || kept.size >= MAIL.files) return null
    if ((bytes += content.length) > MAIL.filesBytes) return null
    const stated =
      pictureIn(content) ??
      (/^[\w.+-]{1,60}\/[\w.+-]{1,100}$/.test(type)
        ? type.toLowerCase()
        : 'application/octet-stream')
    const file = { hash, name: cleanFileName(name), type: stated, content }
    kept.set(hash, file)
    return file
  }

  const attached = attachments.flatMap((attachment) => {
    const file = keep(attachment.filename ?? 'file', attachment.mimeType, bytesOf(attachment))
    if (!file) return []
    for (const name of [attachment.contentId?.replaceAll(/^<|>$/g, ''), attachment.filename])
      if (name) named.set(name.toLowerCase(), file)
    return [file]
  })
  const written = html.replaceAll(DATA_PICTURE, (_, type: string, base64: string) => {
    const content = Buffer.from(base64.replaceAll('%2B', '+').replaceAll('%2F', '/'), 'base64')
    const file = keep('picture', type, content)
    return file ? mailFileAddress(file.hash) : ''
  })

  const shown = new Set<string>()
  /** Replaces picture addresses in the HTML by those of the mail's files. */
  const showOwn: Change = (element) => {
    const src = element.attrs.find(({ name }) => name === 'src')
    if (element.tagName !== 'img' || !src) return [element]
    const file = named.get(decoded(src.value.trim().replace(/^cid:/i, '')).toLowerCase())
    if (file && PICTURE.test(file.type)) src.value = mailFileAddress(file.hash)
    const hash = /^https:\/\/mail\.invalid\/([\da-f]{64})$/.exec(
      attributeOf(element, 'src') ?? '',
    )?.[1]
    if (hash) shown.add(hash)
    return [element]
  }

  return {
    html: written,
    showOwn,
    files: () => [...kept.values()],
    /** HTML for the files that the text does not show: pictures, then links to the others. */
    rest() {
      const left = attached.filter(
        ({ hash }, i) => !shown.has(hash) && attached.findIndex((one) => one.hash === hash) === i,
      )
      return left.map((file) => (PICTURE.test(file.type) ? pictureOf(file) : linkTo(file))).join('')
    },
  }
}

function pictureIn(content: Uint8Array): string | null {
  const head = Buffer.from(content.subarray(0, LONGEST_BEGINNING)).toString('latin1')
  return BEGINNINGS.find(([, begins]) => begins.test(head))?.[0] ?? null
}

function bytesOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
}

function pictureOf({ hash, name }: MailFile): string {
  return `<p><img src="${mailFileAddress(hash)}" alt="${escaped(name)}"></p>`
}

function linkTo({ hash, name, content }: MailFile): string {
  const size = `${Math.ceil(content.length / KILOBYTE).toLocaleString('en')} kB`
  return `<p><a href="${mailFileAddress(hash, name)}">${escaped(name)}</a> (${size})</p>`
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
