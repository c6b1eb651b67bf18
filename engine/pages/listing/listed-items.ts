import { isSamePage } from '../../addresses/same-page.ts'
import { webAddress } from '../../addresses/web-address.ts'
import { readDate } from '../../dates/read-date.ts'
import { oneLine, wordsOf } from '../open-page.ts'
import type { ListingRule } from './listing-rule.ts'

/** An article that a page lists. */
export interface ListedItem {
  title: string
  link: string
  /** The time as written on the page; undefined if there is none, or none that can be read. */
  published: string | undefined
  /** Other statements of the page about the article. */
  text: string
  image: string | undefined
}

/** The most items that are read of a page. A page with more lists its whole archive. */
const MOST_ITEMS = 500
/** A heading that occurs this often, such as "Read also", is not the title of an article. */
const SAID_OFTEN = 3
const TITLE_CHARACTERS = 300
const TEXT_CHARACTERS = 2000
/** The least length of a text next to a title; shorter ones are labels. */
const SENTENCE_CHARACTERS = 30
const HEADING = 'h1,h2,h3,h4,h5,h6,[role="heading"]'
const NAMED_TITLE = '[class*="title" i],[class*="headline" i],[itemprop="headline"]'
const DATE =
  'time,[datetime],[itemprop="datePublished"],[class*="date" i],[class*="time" i],[class*="publish" i]'
const DATE_ATTRIBUTES = ['datetime', 'content', 'data-date', 'data-time', 'title']
const DAY_CHARACTERS = 40
/** Matches the date in the address of an article, which many sites write there. */
const DAY_IN_ADDRESS = /\/((?:19|20)\d\d)[/-]?(0[1-9]|1[0-2])[/-]?(0[1-9]|[12]\d|3[01])(?:[/-]|$)/

/** The articles that a rule finds on a page, in the page's order and each address once. */
export function listedItems(page: Document, rule: ListingRule, base: string): ListedItem[] {
  const drafts = new Map<string, Draft>()
  for (const element of page.body?.querySelectorAll(rule.item) ?? []) {
    const draft = draftOf(element, rule, base)
    // An item without a title is replaced by a later one with the same link, because the first link
    // is often around the picture.
    if (draft && (drafts.get(draft.link)?.title ?? '') === '') drafts.set(draft.link, draft)
    if (drafts.size === MOST_ITEMS) break
  }
  const said = new Map<string, number>()
  for (const { title } of drafts.values()) said.set(title, (said.get(title) ?? 0) + 1)
  return [...drafts.values()]
    .map(({ linkWords, ...item }) =>
      rule.title === '' && said.get(item.title)! >= SAID_OFTEN
        ? { ...item, title: linkWords }
        : item,
    )
    .filter(({ title }) => title !== '')
}

/** An item with the words of its link, for lists that repeat one heading. */
type Draft = ListedItem & { linkWords: string }

function draftOf(element: Element, rule: ListingRule, base: string): Draft | null {
  const anchor = rule.link === '' ? likelyLink(element) : within(element, rule.link)
  const target = anchor?.closest('[href]') ?? anchor?.querySelector('[href]')
  const link = webAddress(target?.getAttribute('href'), base)
  if (link === null || isSamePage(link, base)) return null
  const dated = dateIn(element, rule)
  const heading =
    rule.title === '' ? likelyTitle(element, anchor ?? null) : within(element, rule.title)
  const image = element.querySelector('img[src]')?.getAttribute('src') ?? undefined
  return {
    title: titleOf(heading, dated?.element ?? null).slice(0, TITLE_CHARACTERS),
    linkWords: titleOf(anchor ?? null, dated?.element ?? null).slice(0, TITLE_CHARACTERS),
    link,
    published: dated?.published ?? dayIn(link),
    text: textBeside(element, [heading, dated?.element ?? null]),
    image: image?.startsWith('data:') ? undefined : image,
  }
}

/**
 * The first match in an item, including the item itself, because some lists consist of links only.
 */
function within(element: Element, selector: string): Element | null {
  return element.matches(selector) ? element : element.querySelector(selector)
}

function likelyLink(element: Element): Element | null {
  if (element.matches('a[href]')) return element
  const heading = element.querySelector(HEADING)
  const ofHeading = heading?.querySelector('a[href]') ?? heading?.closest('a[href]')
  if (ofHeading && element.contains(ofHeading)) return ofHeading
  let longest: Element | null = null
  for (const anchor of element.querySelectorAll('a[href]')) {
    if (!longest || wordsOf(anchor).length > wordsOf(longest).length) longest = anchor
  }
  return longest ?? element.closest('a[href]')
}

function likelyTitle(element: Element, anchor: Element | null): Element | null {
  for (const selector of [HEADING, NAMED_TITLE]) {
    const found = within(element, selector)
    if (found && wordsOf(found) !== '') return found
  }
  return anchor
}

/** The title of an item without its date, which some lists write inside the same link. */
function titleOf(heading: Element | null, dated: Element | null): string {
  if (!heading) return ''
  const words = wordsOf(
    dated && dated !== heading && heading.contains(dated) ? without(heading, dated) : heading,
  )
  if (words !== '') return words
  const said = heading.getAttribute('aria-label') ?? heading.getAttribute('title')
  return oneLine(said ?? heading.querySelector('img[alt]')?.getAttribute('alt') ?? '')
}

function without(element: Element, part: Element): Element {
  const mark = 'data-left-out'
  part.setAttribute(mark, '')
  const copy = element.cloneNode(true) as Element
  part.removeAttribute(mark)
  copy.querySelector(`[${mark}]`)?.remove()
  return copy
}

interface Dated {
  element: Element
  published: string | undefined
}

function dateIn(element: Element, { date }: ListingRule): Dated | null {
  if (date !== '') {
    const stated = within(element, date)
    return stated && { element: stated, published: readable(stated) }
  }
  for (const stated of element.querySelectorAll(DATE)) {
    const published = readable(stated)
    if (published !== undefined) return { element: stated, published }
  }
  for (const stated of element.querySelectorAll('*')) {
    const words = stated.children.length === 0 ? wordsOf(stated) : ''
    if (looksLikeDay(words) && readDate(words, languageAt(stated)) !== null)
      return { element: stated, published: words }
  }
  return null
}

/**
 * Says if words may state a day: they have a number, and letters or a second number. A number alone
 * may be a count of anything.
 */
function looksLikeDay(words: string): boolean {
  return words.length <= DAY_CHARACTERS && /\d\D+\d|\p{L}/u.test(words) && /\d/.test(words)
}

function languageAt(element: Element): string | null {
  return element.closest('[lang]')?.getAttribute('lang') ?? null
}

function readable(element: Element): string | undefined {
  const stated = [
    ...DATE_ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''),
    wordsOf(element),
  ]
  return stated.find((text) => readDate(text, languageAt(element)) !== null)
}

function dayIn(link: string): string | undefined {
  const day = DAY_IN_ADDRESS.exec(new URL(link).pathname)
  return day ? `${day[1]}-${day[2]}-${day[3]}` : undefined
}

function textBeside(element: Element, others: (Element | null)[]): string {
  const texts: string[] = []
  for (const paragraph of element.querySelectorAll('p')) {
    const isOther = others.some((other) => other?.contains(paragraph) || paragraph.contains(other))
    const words = wordsOf(paragraph)
    if (!isOther && words.length >= SENTENCE_CHARACTERS) texts.push(words)
  }
  return texts.join('\n').slice(0, TEXT_CHARACTERS)
}
