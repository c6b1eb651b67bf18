import { decodeHTML } from 'entities/decode'
import type { WriteBlocks } from './write-blocks.ts'

/**
 * Matches escapes, code, pictures, links, addresses and tags in a line. The length of each part is
 * limited, so matching takes a limited time.
 */
const PART =
  /\\([!-/:-@[-`{-~])|`([^`\n]{1,2000})`|!\[([^[\]\n]{0,500})\]\( ?<?([^()\s<>]{1,2000})>?(?: +["']([^"'\n]{0,300})["'])? ?\)|\[([^[\]\n]{1,500})\]\( ?<?([^()\s<>]{1,2000})>?(?: +["'][^"'\n]{0,300}["'])? ?\)|\[([^[\]\n]{1,300})\]\[([^[\]\n]{0,200})\]|<((?:https?|mailto):[^\s<>]{1,2000})>|<\/?([a-z][a-z\d]{0,20})((?:\s[^<>]{0,1000})?)>|\{\{[<%]?([^{}\n]{0,500})\}\}|\{%([^{}\n]{0,500})%\}/gi

/** Matches tags that only style text. They are dropped, and their text stays. */
const QUIET = /^(?:abbr|b|br|cite|code|del|em|i|ins|kbd|mark|p|q|s|small|span|strong|sub|sup|u)$/i

/** Addresses by the names that a file gives them, as in "[the quay][1]". */
export type References = ReadonlyMap<string, string>

/**
 * Converts a line of Markdown to the marks that fields of blocks have. Pictures in it are
 * collected, and become blocks after the paragraph.
 */
export function readInlineMarkdown(
  line: string,
  blocks: WriteBlocks,
  references: References,
  pictures: { address: string; alt: string; caption: string }[],
): string {
  const parts: string[] = []
  let from = 0
  const linked = (text: string, address: string) => {
    const leads = blocks.link(address)
    return leads === null ? text : `[${text.slice(0, 200).toWellFormed()}](${leads})`
  }
  for (const match of line.matchAll(PART)) {
    const [whole, escaped, code, alt, source, caption, text, address, named, name, plain, tag] =
      match
    parts.push(emphasis(line.slice(from, match.index)))
    from = match.index + whole.length
    if (escaped !== undefined) parts.push(escaped)
    else if (code !== undefined) parts.push(code)
    else if (source !== undefined)
      pictures.push({ address: source, alt: alt ?? '', caption: caption ?? '' })
    else if (text !== undefined && address !== undefined) parts.push(linked(text, address))
    else if (named !== undefined) {
      const known = references.get((name || named).toLowerCase())
      parts.push(known === undefined ? whole : linked(named, known))
    } else if (plain !== undefined) parts.push(linked(plain.replace(/^mailto:/i, ''), plain))
    else if (tag === undefined) blocks.leave('shortcode', whole)
    else if (tag.toLowerCase() === 'img') {
      const facts = match[12] ?? ''
      const src = /\ssrc=["']?([^"'\s>]{1,2000})/i.exec(facts)?.[1]
      const words = /\salt=["']([^"'>]{0,500})/i.exec(facts)?.[1] ?? ''
      if (src !== undefined) pictures.push({ address: src, alt: words, caption: '' })
    } else if (!QUIET.test(tag) && tag.toLowerCase() !== 'a') blocks.leave('html', whole)
  }
  parts.push(emphasis(line.slice(from)))
  return parts.join('')
}

/** Converts emphasis of Markdown to the marks of blocks: **strong** and _emphasis_. */
function emphasis(text: string): string {
  const read = text.includes('&') ? decodeHTML(text) : text
  return read
    .replaceAll(/\*\*\*([^*\n]{1,1000})\*\*\*/g, '**_$1_**')
    .replaceAll(/(?<![\p{L}\p{N}_])__([^_\n]{1,1000})__(?![\p{L}\p{N}_])/gu, '**$1**')
    .replaceAll(/(?<![*\p{L}\p{N}])\*(?![\s*])([^*\n]{1,1000})\*(?!\*)/gu, '_$1_')
    .replaceAll('~~', '')
}
