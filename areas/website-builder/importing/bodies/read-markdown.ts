import { readInlineMarkdown, type References } from './inline-markdown.ts'
import { readHtml } from './read-html.ts'
import type { WriteBlocks } from './write-blocks.ts'

const HEADING = /^ {0,3}#{1,6}[ \t]+(\S.*)$/
const UNDERLINE = /^ {0,3}(?:=+|-{2,})[ \t]*$/
const RULE = /^ {0,3}(?:(?:- *){3,}|(?:\* *){3,}|(?:_ *){3,})$/
const FENCE = /^ {0,3}(`{3,}|~{3,})/
const ITEM = /^[ \t]*[-*+][ \t]+(\S.*)$/
const NUMBERED = /^[ \t]*(\d{1,9})[.)][ \t]+(\S.*)$/
const REFERENCE = /^ {0,3}\[([^[\]\n]{1,200})\]:[ \t]+<?([^\s<>]{1,2000})/
const HTML = /^ {0,3}<(?:[a-z!]|\/[a-z])/i
const ROW = /^ {0,3}\|(.*)/
const ROW_RULE = /^[\s|:-]+$/
/** Matches lines of code in pages that are also modules (MDX). */
const MODULE = /^(?:import|export)\s/

/**
 * Converts Markdown to blocks in one pass, line by line. Quotations and code become plain text, and
 * rows of a table become lines.
 */
export function readMarkdown(
  text: string,
  blocks: WriteBlocks,
  { title, isModule = false }: { title: string; isModule?: boolean },
): void {
  const lines = text.split(/\r\n|\r|\n/)
  const references = referencesIn(lines)
  let open: string[] = []
  let isTable = false

  function flush() {
    const pictures: { address: string; alt: string; caption: string }[] = []
    const words = open.map((line) => readInlineMarkdown(line, blocks, references, pictures))
    open = []
    isTable = false
    blocks.paragraph(
      words
        .map((line) => line.trim())
        .filter(Boolean)
        .join('\n'),
    )
    for (const { address, alt, caption } of pictures) blocks.picture(address, alt, caption)
  }

  function heading(words: string) {
    const pictures: { address: string; alt: string; caption: string }[] = []
    const read = readInlineMarkdown(
      words.replace(/[ \t]#+[ \t]*$/, ''),
      blocks,
      references,
      pictures,
    )
    // A heading that equals the title is left out, because the title is shown above the post.
    if (read.trim() !== title) blocks.heading(read)
    for (const { address, alt } of pictures) blocks.picture(address, alt)
  }

  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    const quoted = line.replace(/^(?: {0,3}> ?){1,5}/, '')
    const fence = FENCE.exec(quoted)?.[1]
    if (fence !== undefined) {
      flush()
      const code: string[] = []
      while (++at < lines.length && !lines[at]!.trim().startsWith(fence)) code.push(lines[at]!)
      blocks.leave('code', code.find((each) => each.trim() !== '') ?? '')
      blocks.paragraph(code.filter((each) => each.trim() !== '').join('\n'))
    } else if (quoted.trim() === '' || (isModule && MODULE.test(line))) {
      flush()
    } else if (UNDERLINE.test(quoted) && open.length === 1) {
      const [words] = open
      open = []
      heading(words!)
    } else if (RULE.test(quoted) || REFERENCE.test(quoted)) {
      flush()
    } else if (HEADING.test(quoted)) {
      flush()
      heading(HEADING.exec(quoted)![1]!)
    } else if (HTML.test(quoted) && open.length === 0) {
      const html: string[] = []
      while (at < lines.length && lines[at]!.trim() !== '') html.push(lines[at++]!)
      readHtml(html.join('\n'), blocks, { hasParagraphs: true })
    } else if (ROW.test(quoted)) {
      if (!isTable) {
        flush()
        blocks.leave('table', quoted)
        isTable = true
      }
      if (!ROW_RULE.test(quoted)) open.push(cellsOf(quoted).join(' · '))
    } else {
      const item = ITEM.exec(quoted)?.[1]
      const [, number, words] = NUMBERED.exec(quoted) ?? []
      if (item !== undefined) open.push(`- ${item}`)
      else open.push(number === undefined ? quoted.trim() : `${number}. ${words}`)
    }
  }
  flush()
}

function cellsOf(row: string): string[] {
  return row
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean)
}

function referencesIn(lines: readonly string[]): References {
  const found = new Map<string, string>()
  for (const line of lines) {
    const [, name, address] = REFERENCE.exec(line) ?? []
    if (name !== undefined && address !== undefined) found.set(name.toLowerCase(), address)
  }
  return found
}
