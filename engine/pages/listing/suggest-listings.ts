import { isSamePage } from '../../addresses/same-page.ts'
import { webAddress } from '../../addresses/web-address.ts'
import { chosenClasses, kindSelector, namedSelector } from '../choosing/stable-selectors.ts'
import { wordsOf } from '../open-page.ts'
import { listedItems } from './listed-items.ts'
import type { ListingRule } from './listing-rule.ts'

/** A list of articles that was found on a page. */
export interface SuggestedListing {
  rule: ListingRule
  /** Titles of its articles, in the page's order. */
  titles: string[]
}

const MOST_SUGGESTED = 6
/** The most groups of links that are tried, those with the longest titles first. */
const MOST_LOOKED_AT = 25
const MOST_LINKS = 3000
const MOST_ITEMS_NAMED = 50
const MOST_SELECTORS = 10
const MOST_LEVELS_NAMED = 6
/** The fewest items of a list. */
const FEWEST_ITEMS = 3
/**
 * The fewest letters of a headline. A Chinese, Japanese, Korean or Thai character counts as three.
 */
const HEADLINE_LETTERS = 15
const LONGEST_COUNTED = 60
/** Words that occur this often as a link, such as "Download as PDF", are not a headline. */
const SAID_OFTEN = 3
const DENSE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu
/** Parts of a page that rarely hold its main content. */
const ASIDE = 'nav,[role="navigation"],footer,[role="contentinfo"],aside,[role="complementary"]'
const ASIDE_WORTH = 0.2
const DATED_WORTH = 1.5
/**
 * The least share of a group that a selector must find, because a lead story often looks different.
 * `MOST_TIMES_AS_MANY` limits how many links beyond the group it may find.
 */
const ENOUGH_FOUND = 0.8
const MOST_TIMES_AS_MANY = 2
const LEVELS = 3

/**
 * The lists of articles on a page, the likeliest first: groups of links in similar places, with
 * titles like headlines.
 */
export function suggestListings(page: Document, base: string): SuggestedListing[] {
  const suggested: (SuggestedListing & { worth: number; links: string })[] = []
  for (const group of likelyGroups(page, base)) {
    const rule = ruleFor(page, group, base)
    if (!rule) continue
    const items = listedItems(page, rule, base)
    const links = items.map(({ link }) => link).join(' ')
    if (items.length < FEWEST_ITEMS || suggested.some((other) => other.links === links)) continue
    const headlines = items.map(({ title }) => lettersIn(title)).filter(isHeadline)
    // The share of headlines, because even in a menu of sections a few titles are as long as
    // headlines.
    const share = headlines.length / items.length
    const letters = headlines.reduce((sum, letters) => sum + letters, 0) * share ** 2
    const isDated = items.filter(({ published }) => published).length > items.length / 2
    const isAside = group.anchors[0]!.closest(ASIDE) !== null
    const worth = letters * (isDated ? DATED_WORTH : 1) * (isAside ? ASIDE_WORTH : 1)
    suggested.push({ rule, titles: items.map(({ title }) => title), worth, links })
  }
  return suggested
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_SUGGESTED)
    .map(({ rule, titles }) => ({ rule, titles }))
}

/** Links in similar places of a page. */
interface Group {
  anchors: Element[]
  links: Set<string>
  letters: number
}

function likelyGroups(page: Document, base: string): Group[] {
  const groups = new Map<string, Group>()
  const anchors = [...(page.body?.querySelectorAll('a[href]') ?? [])].slice(0, MOST_LINKS)
  const texts = anchors.map(wordsOf)
  const said = new Map<string, number>()
  for (const words of texts) said.set(words, (said.get(words) ?? 0) + 1)
  for (const [at, anchor] of anchors.entries()) {
    const words = texts[at]!
    const letters = lettersIn(words)
    if (!isHeadline(letters) || said.get(words)! >= SAID_OFTEN) continue
    const link = webAddress(anchor.getAttribute('href'), base)
    if (link === null || isSamePage(link, base)) continue
    const kind = kindOf(anchor)
    const group = groups.get(kind) ?? { anchors: [], links: new Set(), letters: 0 }
    groups.set(kind, group)
    if (group.links.has(link)) continue
    group.anchors.push(anchor)
    group.links.add(link)
    group.letters += letters
  }
  return [...groups.values()]
    .filter(({ links }) => links.size >= FEWEST_ITEMS)
    .toSorted((a, b) => b.letters - a.letters)
    .slice(0, MOST_LOOKED_AT)
}

function lettersIn(words: string): number {
  return Math.min(words.length + 2 * (words.match(DENSE)?.length ?? 0), LONGEST_COUNTED)
}

function isHeadline(letters: number): boolean {
  return letters >= HEADLINE_LETTERS
}

/** A key for the place of a link: its element and those around it, with their class names. */
function kindOf(anchor: Element): string {
  const names: string[] = []
  for (
    let element: Element | null = anchor, level = 0;
    element && element.tagName !== 'BODY' && level <= LEVELS;
    element = element.parentElement, level++
  ) {
    names.push([element.localName, ...chosenClasses(element).slice(0, 1)].join('.'))
  }
  return names.join('<')
}

/**
 * The rule whose items are the largest parts of the page that contain only one link of the group.
 */
function ruleFor(page: Document, group: Group, base: string): ListingRule | null {
  const wanted = group.links
  const anchors = new Set(group.anchors)
  const items = group.anchors.map((anchor) => itemAround(anchor, anchors))
  const counted = new Map<string, number>()
  for (const item of items.slice(0, MOST_ITEMS_NAMED)) {
    for (const selector of selectorsFor(item)) {
      counted.set(selector, (counted.get(selector) ?? 0) + 1)
    }
  }
  let best: { rule: ListingRule; fit: number } | null = null
  const common = [...counted].toSorted((a, b) => b[1] - a[1]).slice(0, MOST_SELECTORS)
  for (const [item] of common) {
    const rule = { item, title: '', link: '', date: '' }
    const found = listedItems(page, rule, base)
    const right = found.filter(({ link }) => wanted.has(link)).length
    if (right < ENOUGH_FOUND * wanted.size || right < FEWEST_ITEMS) continue
    const others = found.filter(({ link }) => !wanted.has(link))
    const areAlike =
      found.length <= MOST_TIMES_AS_MANY * right &&
      others.every(({ title }) => isHeadline(lettersIn(title)))
    const fit = areAlike ? found.length : right - others.length
    if (!best || fit > best.fit) best = { rule, fit }
  }
  return best?.rule ?? null
}

/** The largest element around a link that contains no other link of its group. */
function itemAround(anchor: Element, group: ReadonlySet<Element>): Element {
  let item = anchor
  for (let parent = anchor.parentElement; parent; parent = parent.parentElement) {
    if (parent.tagName === 'BODY') break
    const others = [...parent.querySelectorAll('a[href]')].filter((one) => group.has(one))
    if (others.length > 1) break
    item = parent
  }
  return item
}

/**
 * Selectors that find an item and others of its kind: by its own name, by the name of an element
 * around it, and by its path from the body.
 */
function selectorsFor(item: Element): string[] {
  const selectors: string[] = []
  const own = kindSelector(item)
  if (own !== null) selectors.push(own)
  for (const name of chosenClasses(item)) selectors.push(`${item.localName}.${name}`)
  let path = item.localName
  for (let parent = item.parentElement, level = 0; parent && level < MOST_LEVELS_NAMED; level++) {
    if (parent.tagName === 'BODY') {
      selectors.push(path)
      break
    }
    const around = namedSelector(parent)
    if (around !== null) {
      selectors.push(`${around} > ${path}`)
      if (own !== null) selectors.push(`${around} ${own}`)
      break
    }
    path = `${parent.localName} > ${path}`
    parent = parent.parentElement
  }
  return selectors
}
