import { readMarkup } from '#engine/markup/tokens/read-markup.ts'
import { PAGES } from '../../limits.ts'
import type { WriteBlocks } from './write-blocks.ts'

const PARAGRAPHS =
  /^(?:address|article|aside|blockquote|center|dd|details|div|dl|dt|figure|footer|header|hr|main|nav|ol|p|pre|section|summary|ul)$/
const HEADINGS = /^h[1-6]$/
const MARKS: Readonly<Record<string, string>> = { b: '**', strong: '**', em: '_', i: '_' }
/** Matches elements that no kind of block can show. They are left out with their content. */
const NOTHING =
  /^(?:applet|audio|button|canvas|embed|form|iframe|map|math|noscript|object|script|select|style|svg|textarea|video)$/
/** Matches the elements in `NOTHING` that have no end tag. */
const ENDLESS = /^(?:embed)$/
const MOST_OPEN = 100

/**
 * Converts HTML to blocks in one pass, tag by tag. If the HTML has no paragraphs, empty lines
 * separate them, because the older editor of WordPress stores texts that way.
 */
export function readHtml(
  html: string,
  blocks: WriteBlocks,
  { hasParagraphs }: { hasParagraphs: boolean },
): void {
  let words = ''
  /** Open links and marks, each with the position at which its content begins. */
  let open: { tag: string; start: number; address: string }[] = []
  let skipped = ''
  let isHeading = false
  let isCaption = false
  let isCode = false
  let picture: { address: string; alt: string } | null = null
  let isFigure = false

  function flush() {
    const text = tidy(words)
    words = ''
    open = []
    if (text === '') return
    if (isHeading) blocks.heading(text)
    else if (isCaption && picture) {
      blocks.picture(picture.address, picture.alt, text)
      picture = null
    } else blocks.paragraph(text)
  }
  function flushPicture() {
    if (picture) blocks.picture(picture.address, picture.alt)
    picture = null
  }
  function close(tag: string) {
    const nth = open.findLastIndex((one) => one.tag === tag)
    if (nth < 0) return
    const { start, address } = open[nth]!
    open = open.slice(0, nth)
    const inner = words.slice(start)
    const text = inner.trim()
    if (text === '' || text.includes('\n')) return
    const [before, behind] = [inner.startsWith(' ') ? ' ' : '', inner.endsWith(' ') ? ' ' : '']
    const mark = MARKS[tag]
    const marked = mark ? `${mark}${text}${mark}` : linked(text, address)
    words = `${words.slice(0, start)}${before}${marked}${behind}`
  }
  function linked(text: string, address: string) {
    const leads = blocks.link(address)
    const plain = text.replaceAll(/[[\]]/g, '').slice(0, 200).toWellFormed()
    return leads === null ? text : `[${plain}](${leads})`
  }

  readMarkup(html, {
    onOpen(name, attributes) {
      if (skipped !== '') return
      if (NOTHING.test(name)) {
        blocks.leave('html', `<${name}${attributes['src'] ? ` src="${attributes['src']}"` : ''}>`)
        if (!ENDLESS.test(name)) skipped = name
      } else if (name === 'img') {
        const address = attributes['src'] ?? attributes['data-src'] ?? ''
        if (words.trim() !== '' && !isCaption) flush()
        flushPicture()
        picture = { address, alt: attributes['alt'] ?? '' }
        if (!isFigure) flushPicture()
      } else if (name === 'br') words += '\n'
      else if (name === 'a' || name in MARKS) {
        const address = attributes['href'] ?? ''
        if (open.length < MOST_OPEN) open.push({ tag: name, start: words.length, address })
      } else if (HEADINGS.test(name)) {
        flush()
        isHeading = true
      } else if (name === 'figcaption') {
        flush()
        isCaption = true
      } else if (name === 'li') words += words.trim() === '' ? '- ' : '\n- '
      else if (name === 'table') {
        flush()
        blocks.leave('table', '<table>')
      } else if (name === 'tr') words += '\n'
      else if ((name === 'td' || name === 'th') && !words.endsWith('\n')) words += ' · '
      else if (PARAGRAPHS.test(name)) {
        if (!(name === 'p' && words.endsWith('- '))) flush()
        if (name === 'figure') isFigure = true
        if (name === 'pre') {
          isCode = true
          blocks.leave('code', '<pre>')
        }
      }
    },
    onClose(name) {
      if (skipped !== '') {
        if (name === skipped) skipped = ''
        return
      }
      if (name === 'a' || name in MARKS) close(name)
      else if (HEADINGS.test(name)) {
        flush()
        isHeading = false
      } else if (name === 'figcaption') {
        flush()
        isCaption = false
      } else if (name === 'table' || (PARAGRAPHS.test(name) && name !== 'p')) {
        flush()
        if (name === 'figure') {
          flushPicture()
          isFigure = false
        }
        if (name === 'pre') isCode = false
      } else if (name === 'p' && !words.includes('\n- ') && !words.startsWith('- ')) flush()
    },
    onText(text) {
      if (skipped !== '') return
      // A long paragraph ends here, because the time for marks in it grows with its length.
      if (words.length > PAGES.fieldCharacters) flush()
      if (isCode) words += text
      else if (hasParagraphs) words += text.replaceAll(/[ \t\r\n]+/g, ' ')
      else {
        const [first = '', ...more] = text.replaceAll('\r', '').split(/\n[ \t]*\n/)
        words += first
        for (const part of more) {
          flush()
          words += part
        }
      }
    },
  })
  flush()
  flushPicture()
}

/** Removes spaces around lines, and empty lines. */
function tidy(words: string): string {
  return words
    .split('\n')
    .map((line) => line.replaceAll(/[ \t]{2,}/g, ' ').trim())
    .filter((line) => line !== '' && line !== '-')
    .join('\n')
}
