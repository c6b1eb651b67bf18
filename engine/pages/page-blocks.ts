import { bareWords, wordsOf } from './open-page.ts'

/** A piece of running text on a page, such as a paragraph, a list item or a heading. */
export interface Block {
  element: Element
  words: string
  /**
   * A key for its look, made from its tag and classes and those of its parent. Paragraphs of one
   * text share it.
   */
  styling: string
  isHeading: boolean
  /** True if its place or its name shows that it is not part of an article. */
  isFurniture: boolean
}

/** The attribute for the number of a block, which also identifies it in a copy of the page. */
const MARK = 'data-block'
const NAMED = 'p,li,blockquote,pre,h2,h3,h4,h5,h6,dd'
const OUTSIDE =
  'nav,footer,aside,form,figure,figcaption,button,select,table,[hidden],[aria-hidden="true"],[role="navigation"],[role="complementary"],[role="contentinfo"]'
const OUTSIDE_NAMES =
  /(?:^|[\s_-])(?:related|teaser|promo|newsletter|comments?|share|sharing|social|author-?bio|bio|caption|credit|recommend\w*|sponsor\w*|advert\w*|ad|ads|outbrain|taboola|paywall|cookies?|consent|disclaimer|footer|nav|menu|breadcrumbs?|tags?|topics?|sidebar|widget|subscribe|subscription|signup|login|more-?(?:on|from|stories)|read-?more|copyright|legal)(?:$|[\s_-])/i
const BLOCKS_INSIDE = 'p,li,blockquote,pre,table,ul,ol,div,section,article,h1,h2,h3,h4,h5,h6,form'
/** The least length of a div or span that counts as a paragraph. */
const PARAGRAPH_CHARACTERS = 60
/** The most blocks that are marked. A page with more is not an article. */
const MOST_BLOCKS = 20_000

export function markBlocks(page: Document): Block[] {
  const blocks: Block[] = []
  for (const element of page.body?.querySelectorAll(`${NAMED},div,span`) ?? []) {
    if (blocks.length >= MOST_BLOCKS) break
    const isNamed = element.matches(NAMED)
    if (!isNamed && (element.querySelector(BLOCKS_INSIDE) || isInsideBlock(element))) continue
    if (isNamed && element.querySelector('p,li,blockquote,div')) continue
    const words = wordsOf(element)
    if (words === '' || (!isNamed && words.length < PARAGRAPH_CHARACTERS)) continue
    element.setAttribute(MARK, String(blocks.length))
    blocks.push({
      element,
      words,
      styling: stylingOf(element),
      isHeading: /^H\d$/.test(element.tagName),
      isFurniture: isFurniture(element),
    })
  }
  return blocks
}

/** The numbers of the blocks in a part of the page. */
export function blocksIn(part: Element): Set<number> {
  const marks = [...part.querySelectorAll(`[${MARK}]`)].map((one) => one.getAttribute(MARK))
  return new Set(marks.map(Number))
}

export function blockIn(part: Element, index: number): Element | null {
  return part.querySelector(`[${MARK}="${index}"]`)
}

/** The share of a block's text that is in links, from 0 to 1. */
export function linkShare({ element, words }: Block): number {
  const linked = [...element.querySelectorAll('a')].map((link) => wordsOf(link).length)
  return linked.reduce((sum, length) => sum + length, 0) / words.length
}

/** The share of a statement's letters that these blocks contain. Short blocks are not counted. */
export function shareOf(statement: string, blocks: Iterable<Block>): number {
  const stated = bareWords(statement)
  let length = 0
  for (const { words } of blocks) {
    const bare = bareWords(words)
    if (bare.length > 20 && stated.includes(bare)) length += bare.length
  }
  return stated === '' ? 0 : Math.min(1, length / stated.length)
}

function isInsideBlock(element: Element): boolean {
  return element.parentElement?.closest(`${NAMED},[${MARK}]`) !== null
}

function stylingOf(element: Element): string {
  const own = (one: Element | null) => `${one?.tagName}.${one?.getAttribute('class') ?? ''}`
  return `${own(element.parentElement)}>${own(element)}`
}

function isFurniture(element: Element): boolean {
  if (element.closest(OUTSIDE)) return true
  for (let one: Element | null = element; one && one.tagName !== 'BODY'; one = one.parentElement) {
    // The names of the article element and of all outside it are ignored, because it may be called
    // "article paywall-active".
    if (one.tagName === 'ARTICLE' || one.tagName === 'MAIN') return false
    const name = `${one.getAttribute('class') ?? ''} ${one.getAttribute('id') ?? ''}`
    if (OUTSIDE_NAMES.test(name)) return true
  }
  return false
}
