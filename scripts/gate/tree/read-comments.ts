import { readFileSync } from 'node:fs'

export interface Comment {
  path: string
  /** The line in which the comment begins, from 1. */
  line: number
  /** The words of the comment, without comment signs and line breaks. */
  text: string
}

/** Folders with handwritten code. */
export const codeFolders = [
  'areas',
  'core',
  'e2e',
  'engine',
  'feeds',
  'media',
  'platform',
  'scripts',
  'server',
  'web',
] as const

/** Matches comments that are meant for a tool, not for a person. */
const TO_TOOLS = /^(?:@|oxlint-|eslint-|v8 |c8 |<reference|safe expression)/

/** The comments of a file that are on lines of their own; adjacent line comments are joined. */
export function readComments(path: string): Comment[] {
  return commentsIn(readFileSync(path, 'utf8')).map((comment) => ({ path, ...comment }))
}

export function commentsIn(source: string): Omit<Comment, 'path'>[] {
  const found: { line: number; texts: string[] }[] = []
  let open: { line: number; texts: string[] } | null = null
  let isBlock = false
  for (const [index, whole] of source.split('\n').entries()) {
    const line = whole.trim()
    if (isBlock) {
      open!.texts.push(bare(line))
      if (line.includes('*/')) [open, isBlock] = [null, false]
      continue
    }
    const isLine = line.startsWith('//')
    const beginsBlock = /^\{?\/\*/.test(line)
    if (!isLine && !beginsBlock) {
      open = null
      continue
    }
    if (!open || beginsBlock) {
      open = { line: index + 1, texts: [] }
      found.push(open)
    }
    open.texts.push(isLine ? line.replace(/^\/\/+/, '').trim() : bare(line))
    if (beginsBlock) {
      isBlock = !line.includes('*/')
      if (!isBlock) open = null
    }
  }
  return found
    .map(({ line, texts }) => ({ line, text: texts.join(' ').replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '' && !TO_TOOLS.test(text))
}

function bare(line: string): string {
  return line
    .replace(/^\{?\/\*+|^\*(?!\/)/, '')
    .split('*/', 1)[0]!
    .trim()
}

/** Matches words that begin a clause without a sentence around it. */
const HEADLESS =
  /^(?:What|Of|Whose|Who|Whom|Whoever|Whatever|The same|Those|That|Such|So many|As far|How|Where|Whether|When|Which|With|Without|Behind|Beside|By|In|Held|Only|And|But|Or|Nor|Else|Also|Neither|(?:Null|Empty|Absent|True|False):)(?!\w)/

/** Says if a comment begins like a clause without a sentence around it. */
export function isHeadless({ text }: Pick<Comment, 'text'>): boolean {
  return HEADLESS.test(text)
}
