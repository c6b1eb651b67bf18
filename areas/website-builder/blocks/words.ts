/** A part of a line of text: plain text, or text with a mark. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; parts: Inline[] }
  | { kind: 'link'; text: string; address: string }
export type Paragraph =
  | { kind: 'paragraph'; lines: Inline[][] }
  | { kind: 'list'; items: Inline[][] }

/**
 * Parses text that a reader wrote: paragraphs between empty lines, lists of lines that begin with
 * "- ", **strong**, _emphasis_ and [links](address). It takes one pass, so its time is linear in
 * the length.
 */
export function readWords(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let isOpen = false
  for (const line of text.split('\n')) {
    const written = line.trim()
    const isItem = written.startsWith('- ')
    const last = paragraphs.at(-1)
    if (written === '') {
      isOpen = false
    } else if (isItem) {
      const item = readInline(written.slice(2).trim())
      if (isOpen && last?.kind === 'list') last.items.push(item)
      else paragraphs.push({ kind: 'list', items: [item] })
      isOpen = true
    } else {
      if (isOpen && last?.kind === 'paragraph') last.lines.push(readInline(written))
      else paragraphs.push({ kind: 'paragraph', lines: [readInline(written)] })
      isOpen = true
    }
  }
  return paragraphs
}

/** The text without marks on one line, for example for a description. */
export function plainWords(text: string): string {
  return readWords(text)
    .flatMap((paragraph) => (paragraph.kind === 'list' ? paragraph.items : paragraph.lines))
    .map((line) => line.map(plainText).join(''))
    .join(' ')
}

export function linksOfWords(text: string): string[] {
  return readWords(text)
    .flatMap((paragraph) => (paragraph.kind === 'list' ? paragraph.items : paragraph.lines))
    .flat()
    .flatMap(function linksOf(part): string[] {
      if ('parts' in part) return part.parts.flatMap(linksOf)
      return part.kind === 'link' ? [part.address] : []
    })
}

function plainText(part: Inline): string {
  return 'parts' in part ? part.parts.map(plainText).join('') : part.text
}

const MARK =
  /\[([^[\]\n]{1,200})\]\(([^()\s]{1,2000})\)|\*\*(?! )([^*\n]{1,1000})\*\*|(?<![\p{L}\p{N}_])_(?! )([^_\n]{1,1000})_(?![\p{L}\p{N}_])/gu

function readInline(line: string, depth = 0): Inline[] {
  const parts: Inline[] = []
  let from = 0
  for (const match of line.matchAll(MARK)) {
    const [whole, text, address, strong, emphasis] = match
    if (match.index > from) parts.push({ kind: 'text', text: line.slice(from, match.index) })
    if (text !== undefined && address !== undefined) parts.push({ kind: 'link', text, address })
    else if (strong !== undefined) parts.push({ kind: 'strong', parts: inner(strong, depth) })
    else if (emphasis !== undefined) parts.push({ kind: 'emphasis', parts: inner(emphasis, depth) })
    from = match.index + whole.length
  }
  if (from < line.length) parts.push({ kind: 'text', text: line.slice(from) })
  return parts
}

/** Parses marks within marks, such as strong around a link, down to two levels. */
function inner(text: string, depth: number): Inline[] {
  return depth < 2 ? readInline(text, depth + 1) : [{ kind: 'text', text }]
}
