import { livePictures } from '../../markup/live-pictures.ts'
import { upTo } from '../../markup/plain-text.ts'
import { articlePart } from '../article-part.ts'
import { readLinkedData } from '../linked-data.ts'
import { oneLine, openPage, wordsOf } from '../open-page.ts'
import { blocksIn, markBlocks } from '../page-blocks.ts'
import { readFacts } from '../page-facts.ts'
import { preparePage } from '../prepare-page.ts'
import { dropParts, takenPart, type SiteRule } from '../site-rule.ts'
import { MARK, numberOf, numbersIn } from './piece-numbers.ts'
import { boxesIn, partsAround } from './boxes.ts'
import { partAround, selectorOf } from './stable-selectors.ts'

/** A piece of a page that a reader may include in its article, or exclude from it. */
export interface PageChoice {
  kind: 'heading' | 'text' | 'picture'
  /** Its text, or the description of a picture. */
  words: string
  /** The selector that finds this piece and others of its kind. */
  own: string
  /**
   * The selector of the part around it; null if only its position on the page identifies that part.
   */
  around: string | null
  /**
   * The selector of the largest part around it that holds little of the article, such as a box
   * about its author; null if there is none, or if the piece is not in the article.
   */
  box: string | null
  isTaken: boolean
  /** The selector of the rule that includes or excludes this piece; null if none does. */
  by: string | null
}

export interface PageChoices {
  title: string | null
  choices: PageChoice[]
  /** True if the page has more pieces than these. */
  isCut: boolean
}

const MOST_CHOICES = 400
const CHARACTERS_OF_ONE = 4000

/**
 * The pieces of a page in order, and whether the rule includes each in the article. This is as slow
 * as reading the article.
 */
export function pageChoices(source: string, address: string, rule: SiteRule): PageChoices {
  const page = openPage(livePictures(source))
  const linked = readLinkedData(page)
  const { title } = readFacts(page, linked, address)
  preparePage(page, address)
  markBlocks(page)
  const all = [...(page.body?.querySelectorAll('[data-block],img') ?? [])].filter(isWorthShowing)
  const elements = all.slice(0, MOST_CHOICES)
  for (const [at, element] of elements.entries()) element.setAttribute(MARK, String(at))
  const drafts = elements.map((element) => ({
    ...draftOf(element),
    by: selectorFor(element, rule),
  }))
  const parts = partsAround(page, elements)
  const taken = takenBy(page, rule, linked?.body ?? null)
  const boxOf = boxesIn(parts, (at) => (taken.has(at) ? drafts[at]!.words.length : 0))
  return {
    title,
    choices: drafts.map((draft, at) => ({
      ...draft,
      box: taken.has(at) ? boxOf(at) : null,
      isTaken: taken.has(at),
    })),
    isCut: all.length > elements.length,
  }
}

function isWorthShowing(element: Element): boolean {
  if (element.tagName === 'IMG') return element.closest('[data-block]') === null
  return wordsOf(element) !== ''
}

function draftOf(element: Element): Omit<PageChoice, 'isTaken' | 'by' | 'box'> {
  const [own, around] = [selectorOf(element), partAround(element)]
  if (element.tagName === 'IMG') {
    const words = oneLine(element.getAttribute('alt') ?? '')
    return { kind: 'picture', words: upTo(words, CHARACTERS_OF_ONE), own, around }
  }
  const kind = /^H\d$/.test(element.tagName) ? 'heading' : 'text'
  return { kind, words: upTo(wordsOf(element), CHARACTERS_OF_ONE), own, around }
}

/**
 * The selector of a rule that applies to a piece. Excluding ones come first, because they are more
 * specific.
 */
function selectorFor(element: Element, { take, drop }: SiteRule): string | null {
  const finds = (selector: string) => element.closest(selector) !== null
  return drop.find(finds) ?? take.find(finds) ?? null
}

/** The numbers of the pieces that are the article under a rule. */
function takenBy(page: Document, rule: SiteRule, statement: string | null): Set<number> {
  dropParts(page, rule.drop)
  const part = takenPart(page, rule.take)
  if (part) return numbersIn(part)
  const blocks = markBlocks(page)
  const found = articlePart(page, statement, () => null)
  if (!found) return new Set()
  const kept = [...blocksIn(found)].flatMap((index) => blocks[index]?.element ?? [])
  return new Set([...kept.map(numberOf), ...numbersIn(found)])
}
