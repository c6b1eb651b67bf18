import { serialize } from 'parse5'
import { MARKUP } from '../limits.ts'
import { linkAttributes } from './answered-html.ts'
import { upTo } from './plain-text.ts'
import { bareWords } from './bare-words.ts'
import {
  attributeOf,
  attributesFrom,
  changeElements,
  parseHtml,
  type Change,
  type HtmlElement,
  type HtmlNode,
  type HtmlTree,
} from './html-tree.ts'
import { keepAnswered } from './keep-answered.ts'

/**
 * The most characters of a stored text. It was cut to half of this before its links were made
 * whole, which lengthens it.
 */
const STORED_CHARACTERS = 2 * MARKUP.characters
/**
 * The most times that a text is parsed until it no longer changes. A text that still changes was
 * made to trick browsers.
 */
const MOST_READINGS = 5

/**
 * Stored HTML for an answer: parsed as browsers do, changed, sanitized, and written so that a
 * browser parses exactly the sanitized tree.
 */
export function answerHtml(stored: string, changes: Change[]): string {
  const html = upTo(stored, STORED_CHARACTERS)
  const tree = parseHtml(html)
  if (!tree) return bareWords(html)

  for (const change of [mindLinks, ...changes]) changeElements(tree, change)
  let answer = sanitized(tree)
  for (let readings = 1; readings < MOST_READINGS; readings++) {
    const read = parseHtml(answer)
    if (!read) break
    const again = sanitized(read)
    if (again === answer) return answer
    answer = again
  }
  return bareWords(answer)
}

function sanitized(tree: HtmlTree): string {
  keepAnswered(tree)
  return serialize(tree)
}

/**
 * The attributes that mark an element to be played. One of the changes makes a player of it;
 * without that change, the sanitizer removes them.
 */
function marksOf(element: HtmlElement): Record<string, string> {
  const [kind, poster] = [attributeOf(element, 'data-embed'), attributeOf(element, 'data-poster')]
  return {
    ...(kind !== undefined && { 'data-embed': kind }),
    ...(poster !== undefined && { 'data-poster': poster }),
  }
}

function mindLinks(element: HtmlElement): HtmlNode[] {
  if (element.tagName !== 'a') return [element]
  const [href, title] = [attributeOf(element, 'href'), attributeOf(element, 'title')]
  element.attrs = attributesFrom({
    ...(href === undefined ? {} : { href, ...linkAttributes }),
    ...(title === undefined ? {} : { title }),
    ...marksOf(element),
  })
  return [element]
}
