import { Readability } from '@mozilla/readability'
import { restoreParagraphs } from './lost-paragraphs.ts'
import { openPage, wordsOf } from './open-page.ts'
import { blocksIn, markBlocks, shareOf, type Block } from './page-blocks.ts'

/** A shorter text is not an article, but a remark. */
const SHORT_CHARACTERS = 250
/**
 * The least length at which the article text in a page's data proves which paragraphs belong to the
 * article. Shorter texts are teasers.
 */
const WITNESS_CHARACTERS = 500
/** The least share of the text in a page's data that the found article must contain. */
const WITNESS_SHARE = 0.5
/**
 * The least share of the text in the page's marked article part that the found article must
 * contain.
 */
const NAMED_SHARE = 0.3
/**
 * The fewest adjacent paragraphs that make an unmarked part an article. The next two constants are
 * the least length of each, and of all together.
 */
const GROUP_PARAGRAPHS = 4
const PARAGRAPH_CHARACTERS = 80
const GROUP_CHARACTERS = 1000
/**
 * The most paragraphs of a part that are counted, and the most parts. A page with more is not made
 * for people.
 */
const MOST_IN_GROUP = 50
const MOST_GROUPS = 100
const INNER_SHARE = 0.8
/** Selectors of parts that pages mark as their article. */
const NAMED_ARTICLE = '[itemprop="articleBody"],article,main,[role="main"]'

/**
 * The article of a page as an element. It is the result of Readability with its missing paragraphs,
 * for the whole page or else for its marked part. If both miss the article, it is the text that the
 * publisher states. If the page shows hardly any text, it comes from the data of its scripts.
 */
export function articlePart(
  page: Document,
  statement: string | null,
  inScripts: () => string | null,
): Element | null {
  const blocks = markBlocks(page)
  const marked = page.documentElement.outerHTML
  const named = namedArticle(page, blocks)
  const witness = statement !== null && statement.length >= WITNESS_CHARACTERS ? statement : null

  const whole = found(marked, blocks, witness)
  if (whole && isArticle(whole, blocks, named, witness)) return whole
  const narrowed = named && found(`<body>${named.outerHTML}`, blocks, witness)
  if (narrowed && isArticle(narrowed, blocks, named, witness)) return narrowed
  if (witness) return written(witness)
  const shown = longer(whole, narrowed)
  const hidden = wordsOf(shown).length < SHORT_CHARACTERS ? inScripts() : null
  return hidden === null ? shown : written(hidden)
}

function found(html: string, blocks: Block[], witness: string | null): Element | null {
  const part = readable(html) ?? readable(`<body><div><div><div>${html}`)
  if (part) restoreParagraphs(part, blocks, witness)
  return part
}

/**
 * The result of Readability; null if it fails, as on pages with their text directly in the body,
 * which work when wrapped in further elements.
 */
function readable(html: string): Element | null {
  try {
    const reader = new Readability<Element>(openPage(html), {
      serializer: (part) => part as Element,
    })
    return reader.parse()?.content ?? null
  } catch {
    return null
  }
}

function isArticle(
  part: Element,
  blocks: Block[],
  named: Element | null,
  witness: string | null,
): boolean {
  if (wordsOf(part).length < SHORT_CHARACTERS) return false
  const kept = [...blocksIn(part)].flatMap((index) => blocks[index] ?? [])
  if (witness) return shareOf(witness, kept) >= WITNESS_SHARE
  if (!named) return true
  const inNamed = (some: Block[]) => lengthOf(some.filter(({ element }) => named.contains(element)))
  return inNamed(kept) >= NAMED_SHARE * inNamed(blocks.filter(({ isFurniture }) => !isFurniture))
}

/**
 * The part with the most text among those that the page marks as its article, and those with
 * several long paragraphs side by side.
 */
function namedArticle(page: Document, blocks: Block[]): Element | null {
  const prose = blocks.filter(({ isFurniture }) => !isFurniture)
  const paragraphs = prose.filter(({ words }) => words.length >= PARAGRAPH_CHARACTERS)
  const byParent = new Map<Element, Block[]>()
  for (const block of paragraphs) {
    const parent = block.element.parentElement
    if (parent) byParent.set(parent, [...(byParent.get(parent) ?? []).slice(-MOST_IN_GROUP), block])
  }
  const groups = [...byParent]
    .filter(([, inside]) => inside.length >= GROUP_PARAGRAPHS)
    .filter(([, inside]) => lengthOf(inside) >= GROUP_CHARACTERS)
    .map(([parent]) => parent)
    .slice(0, MOST_GROUPS)
  const named = [...page.querySelectorAll(NAMED_ARTICLE)].slice(0, MOST_GROUPS)
  let best = null as Element | null
  let bestLength = SHORT_CHARACTERS
  for (const element of [...named, ...groups]) {
    const length = lengthOf(prose.filter((block) => element.contains(block.element)))
    // An inner part with nearly all of the outer part's text is preferred, because it is more
    // exact.
    const isInner = best?.contains(element) && length > INNER_SHARE * bestLength
    if (!isInner && length <= bestLength) continue
    best = element
    bestLength = length
  }
  return best
}

function lengthOf(blocks: Block[]): number {
  return blocks.reduce((sum, { words }) => sum + words.length, 0)
}

/**
 * An element with the article text that the publisher states, which has no pictures and no links.
 */
function written(statement: string): Element {
  const { body } = openPage('<body></body>')
  for (const paragraph of statement.split('\n\n')) {
    const element = body.ownerDocument.createElement('p')
    element.textContent = paragraph
    body.append(element)
  }
  return body
}

function longer(a: Element | null, b: Element | null): Element | null {
  return wordsOf(b).length > wordsOf(a).length ? b : a
}
