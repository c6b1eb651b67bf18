import { bareWords } from './open-page.ts'
import { blockIn, blocksIn, linkShare, type Block } from './page-blocks.ts'

/** The least length of a paragraph; shorter texts are credits and instructions. */
const PROSE_CHARACTERS = 40
const LINKS_AT_MOST = 0.5
/** The share of the kept text that the searched part of the page must contain. */
const HOME_SHARE = 0.8

/**
 * Restores paragraphs that extraction lost: those that look like the kept ones, or that the
 * publisher's statement of the article contains.
 */
export function restoreParagraphs(part: Element, blocks: Block[], statement: string | null): void {
  const kept = blocksIn(part)
  const prose = [...kept].flatMap((index) => (isProse(blocks[index]) ? [blocks[index]!] : []))
  if (prose.length === 0) return
  const stylings = commonStylings(prose)
  const home = homeOf(prose)
  const stated = statement === null ? '' : bareWords(statement)

  const lost = blocks.flatMap((block, index) => {
    if (kept.has(index) || block.isFurniture || !isProse(block)) return []
    if (linkShare(block) > LINKS_AT_MOST) return []
    const isStyledAlike = stylings.has(block.styling)
    if (isStyledAlike && isDistinct(block)) return [index]
    const isStated = stated.includes(bareWords(block.words))
    return (isStyledAlike || isStated) && home.contains(block.element) ? [index] : []
  })
  for (const index of withHeadings(lost, kept, blocks)) {
    putBack(part, kept, index, blocks)
    kept.add(index)
  }
}

function isProse(block: Block | undefined): boolean {
  return block !== undefined && !block.isHeading && block.words.length >= PROSE_CHARACTERS
}

/** Styles of a good part of the text. A single paragraph is only enough if it is long. */
function commonStylings(prose: Block[]): Set<string> {
  const lengths = new Map<string, { count: number; length: number }>()
  let total = 0
  for (const { styling, words } of prose) {
    const { count, length } = lengths.get(styling) ?? { count: 0, length: 0 }
    lengths.set(styling, { count: count + 1, length: length + words.length })
    total += words.length
  }
  const common = [...lengths].filter(([, { count, length }]) => count > 1 || length > total / 4)
  return new Set(common.map(([styling]) => styling))
}

/**
 * Says if a block and its parent both have classes, which other parts of the page share only by
 * chance.
 */
function isDistinct({ styling }: Block): boolean {
  const parts = styling.split('>')
  return parts.some((part, at) => {
    const before = parts[at - 1]?.slice(0, -1)
    return before?.includes('.') && /^\w+\../.test(part)
  })
}

/**
 * The part of the page in which lost paragraphs are searched: the article around most of the text.
 */
function homeOf(prose: Block[]): Element {
  const total = prose.reduce((sum, { words }) => sum + words.length, 0)
  const longest = prose.toSorted((a, b) => b.words.length - a.words.length)[0]!
  let home = longest.element
  const held = () =>
    prose.reduce((sum, { element, words }) => sum + (home.contains(element) ? words.length : 0), 0)
  while (home.parentElement && held() < total * HOME_SHARE) home = home.parentElement
  return home.closest('article,main,[role="main"],[itemprop="articleBody"]') ?? outer(home)
}

/**
 * The parent of the part with most of the text, unless it is the body: an unmarked article may
 * begin a little outside of the part.
 */
function outer(home: Element): Element {
  const parent = home.parentElement
  return parent && parent.tagName !== 'BODY' && parent.tagName !== 'HTML' ? parent : home
}

/** Adds the lost heading before each restored paragraph. */
function withHeadings(lost: number[], kept: Set<number>, blocks: Block[]): number[] {
  return lost.flatMap((index) => {
    const before = blocks[index - 1]
    const isLost = before?.isHeading && !before.isFurniture && !kept.has(index - 1)
    return isLost ? [index - 1, index] : [index]
  })
}

function putBack(part: Element, kept: Set<number>, index: number, blocks: Block[]): void {
  const { element } = blocks[index]!
  const piece = part.ownerDocument.createElement(element.tagName === 'LI' ? 'p' : element.tagName)
  piece.innerHTML = element.innerHTML
  piece.setAttribute('data-block', String(index))
  let before = index - 1
  while (before >= 0 && !kept.has(before)) before--
  const neighbour = before >= 0 ? blockIn(part, before) : null
  if (neighbour) return (outOfList(neighbour) ?? neighbour).after(piece)
  const first = [...kept].reduce((least, other) => Math.min(least, other), Infinity)
  const next = Number.isFinite(first) ? blockIn(part, first) : null
  if (next) (outOfList(next) ?? next).before(piece)
  else part.append(piece)
}

/** The list or quotation around an element, because a restored paragraph goes next to it, not inside. */
function outOfList(element: Element): Element | null {
  return element.closest('ul,ol,dl,table,blockquote')
}
