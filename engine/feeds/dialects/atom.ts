import { hintsOfXml } from '../feed-hints.ts'
import {
  alternateOf,
  attachmentsOf,
  episodeOf,
  everyMinutes,
  linkedFiles,
  mediaWords,
  peopleIn,
} from './modules.ts'
import { picturesOf } from './stated-pictures.ts'
import {
  escaped,
  wordsAsHtml,
  readItems,
  type RawFeed,
  type RawItem,
  type RawText,
} from './raw-feed.ts'
import { escapedOnce } from '../../markup/escaped-once.ts'
import { childOf, childrenOf, markupOf, wordsIn, type XmlElement } from './xml-tree.ts'

const TAG = /<\/?[a-z][\w:-]*(\s[^<>]*)?\/?>/i

const EMPTY_LINE = /\n[^\S\n]{0,100}\n/

/** Reads Atom 1.0 and 0.3, including a document with a single entry and no feed. */
export function readAtom(root: XmlElement): RawFeed {
  const entries =
    root.name === 'entry' ? [root] : [...childrenOf(root, 'entry'), ...childrenOf(root, 'item')]
  return {
    format: 'atom',
    title: textOf(root, 'title')?.html ?? wordsIn(root, 'dc:title'),
    link: alternateOf(childrenOf(root, 'link')),
    description:
      textOf(root, 'subtitle', 'tagline', 'info')?.html ?? wordsIn(root, 'dc:description'),
    language: root.language ?? wordsIn(root, 'dc:language', 'language'),
    base: root.base,
    updateEveryMinutes: everyMinutes(root),
    hints: hintsOfXml(root),
    ...readItems(
      entries.filter(({ isWhole }) => isWhole),
      entries.length,
      (entry) => readEntry(entry, root),
    ),
  }
}

function readEntry(entry: XmlElement, feed: XmlElement): RawItem {
  const links = childrenOf(entry, 'link')
  const enclosures = linkedFiles(links)
  const title = first(entry, 'title')
  const words = title ? titleOf(title) : (wordsIn(entry, 'dc:title') ?? mediaWords(entry, 'title'))
  return {
    guid: wordsIn(entry, 'id'),
    isGuidLink: false,
    title: typeof words === 'string' ? { value: words, isHtml: false } : words,
    link: alternateOf(links) ?? childOf(entry, 'content')?.attributes['src'],
    base: entry.base,
    authors: [...authorsOf(entry, feed), ...peopleIn(entry, 'dc:creator')],
    published: wordsIn(
      entry,
      'published',
      'issued',
      'dc:date',
      'dcterms:issued',
      'created',
      'pubdate',
    ),
    updated: wordsIn(entry, 'updated', 'modified', 'dcterms:modified', 'dc:date'),
    summary: textOf(entry, 'summary', 'description') ?? plain(mediaWords(entry, 'description')),
    content: textOf(entry, 'content', 'content:encoded'),
    categories: [
      ...childrenOf(entry, 'category').map(
        ({ attributes: { label, term }, text }) => label ?? term ?? text,
      ),
      ...childrenOf(entry, 'dc:subject').map(({ text }) => text),
    ],
    enclosures: [...enclosures, ...attachmentsOf(entry)],
    episode: episodeOf(entry, feed),
    ...picturesOf(entry, enclosures),
  }
}

/** The authors of the entry, else of the feed that it was taken from, else of this feed. */
function authorsOf(entry: XmlElement, feed: XmlElement): string[] {
  const own = [entry, childOf(entry, 'source')].map((place) => peopleIn(place, 'author'))
  return own.find((names) => names.length > 0) ?? peopleIn(feed, 'author')
}

/** A title without a stated type is plain words: "The <dialog> element". */
function titleOf(title: XmlElement): { value: string; isHtml: boolean } | undefined {
  const text = htmlOf(title)
  if (text === undefined) return undefined
  return isPlain(title)
    ? { value: title.text.trim(), isHtml: false }
    : { value: text, isHtml: true }
}

function textOf(element: XmlElement, ...names: string[]): RawText | undefined {
  for (const name of names) {
    for (const child of childrenOf(element, name)) {
      const html = htmlOf(child)
      // XHTML is inside one `div`, which may state the base of its addresses.
      const [inside, second] = child.children
      const holder = second === undefined && inside?.name === 'xhtml:div' ? inside : child
      if (html !== undefined) return { html, base: holder.base }
    }
  }
  return undefined
}

/** Reads an Atom text as HTML, whether its type is text, HTML, XHTML or base64. */
function htmlOf(element: XmlElement): string | undefined {
  const words = element.text.trim()
  if (element.children.length > 0) return markupOf(element)
  if (words === '') return undefined
  if (isBase64(element)) return decoded(words)
  if (!isPlain(element) || TAG.test(words)) return escapedOnce(words)
  // Single line breaks may only be wrapping; empty lines mean paragraphs.
  return EMPTY_LINE.test(words) ? wordsAsHtml(words) : escaped(words)
}

function isPlain({ attributes: { type, mode }, children }: XmlElement): boolean {
  if (children.length > 0 || mode === 'base64') return false
  return !type || /^text(\/plain)?$/i.test(type.trim())
}

/** Atom 0.3 says mode="base64"; in Atom 1.0 every type that is neither text nor XML is base64. */
function isBase64({ attributes: { type = 'text', mode }, text }: XmlElement): boolean {
  if (mode !== undefined) return mode.trim().toLowerCase() === 'base64'
  const isWritten = /^(?:(?:text|x?html)$|text\/)|[/+]xml/i.test(type.trim())
  return !isWritten && type.includes('/') && /^[A-Za-z\d+/=\s]+$/.test(text)
}

/** The text in base64; undefined if it is not text, such as a picture. */
function decoded(base64: string): string | undefined {
  const text = Buffer.from(base64, 'base64').toString('utf8')
  return /[\0\ufffd]/.test(text) ? undefined : text
}

function plain(words: string | undefined): RawText | undefined {
  return words === undefined ? undefined : { html: wordsAsHtml(words) }
}

function first(element: XmlElement, name: string): XmlElement | undefined {
  return childrenOf(element, name).find(
    (child) => child.children.length > 0 || child.text.trim() !== '',
  )
}
