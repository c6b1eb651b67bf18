import { newBlock } from '../../blocks/new-block.ts'
import type { PageContent } from '../../blocks/page-content.ts'
import { PAGES } from '../../limits.ts'
import { oneLine, type Leave } from '../left-out.ts'

/** Translates addresses in an imported text to those of this site. */
export interface Places {
  /** The address of a link on this site; null if it has no target here. */
  link(address: string): string | null
  /** The path of a picture in the imported file; null if the file does not contain it. */
  picture(address: string, alt: string): string | null
}

export type WriteBlocks = ReturnType<typeof writeBlocks>

/** The share of a page's size limit that blocks may use; the rest is for JSON punctuation. */
const JSON_ROOM = 0.8

/**
 * Collects paragraphs, headings and pictures as blocks. A new text block begins with each heading,
 * and when the last text block is full.
 */
export function writeBlocks({ link, picture }: Places, leave: Leave) {
  const content: PageContent = []
  let title = ''
  let paragraphs: string[] = []
  let characters = 0
  let bytes = 0
  let isWhole = true

  function push(type: 'text' | 'picture', values: Record<string, string>) {
    const block = newBlock(type, `import-${content.length + 1}`)
    Object.assign(block.props, values)
    bytes += Buffer.byteLength(JSON.stringify(block))
    if (content.length >= PAGES.blocks || bytes > PAGES.contentBytes * JSON_ROOM) isWhole = false
    else content.push(block)
  }

  function flush() {
    const words = paragraphs.join('\n\n')
    if (words !== '' || title !== '') push('text', { title, words })
    title = ''
    paragraphs = []
    characters = 0
  }

  return {
    link,
    leave,
    heading(words: string) {
      const line = oneLine(withoutMarks(words), PAGES.lineCharacters)
      if (line === '') return
      flush()
      title = line
    },
    paragraph(given: string) {
      const words = given.replaceAll(/[^\P{Cc}\n]/gu, ' ')
      for (let at = 0; at < words.length; at += PAGES.fieldCharacters) {
        const part = words.slice(at, at + PAGES.fieldCharacters).toWellFormed()
        if (part.trim() === '') continue
        if (characters + part.length + 2 > PAGES.fieldCharacters) flush()
        paragraphs.push(part)
        characters += part.length + 2
      }
    },
    picture(address: string, alt: string, caption = '') {
      const name = picture(address, oneLine(alt, PAGES.lineCharacters))
      if (name === null) return
      flush()
      push('picture', {
        picture: name,
        caption: oneLine(withoutMarks(caption), PAGES.lineCharacters),
        width: 'text',
      })
    },
    /** Returns the blocks; null if they do not fit into a page. */
    end(): PageContent | null {
      flush()
      return isWhole ? content : null
    },
  }
}

/** Removes marks from headings and captions, which are shown as plain text. */
function withoutMarks(words: string): string {
  return words
    .replaceAll(/\[([^[\]\n]{1,200})\]\([^()\s]{1,2000}\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
}
