import { PAGE } from '../limits.ts'
import { tagsOf, withoutDrawings } from './page-tags.ts'

const HEAD_ENDS = /^<(?:body[\s>]|\/head)/i
/** Matches tags of elements that pages mark as their article. */
const NAMED = /^<(?:article|main)[\s>]|\sitemprop=["']?articlebody/i
const HEADLINE = /^<h1[\s>]/i
const LINE = /^<(?:p|br)[\s/>]/i
/** The least number of paragraphs or line breaks at which a part is more than menus. */
const ENOUGH_LINES = 8

/**
 * The part of a page that is read: its beginning, up to the usual number of elements and
 * attributes. If that holds only menus, it is the page's head and an equal amount from the place
 * where an article is marked.
 */
export function beginningOf(source: string): string {
  const html = withoutDrawings(source)
  let head = { length: 0, elements: 0 }
  let [from, elements, lines, cut] = [0, 0, 0, -1]
  for (const { at, end, words } of tagsOf(html)) {
    const isNamed = NAMED.test(words)
    if (head.length === 0 && HEAD_ENDS.test(words)) head = { length: at, elements }
    if (isNamed || LINE.test(words)) lines += isNamed ? ENOUGH_LINES : 1
    if (cut < 0) {
      if (++elements <= PAGE.elements && end !== null) continue
      cut = at
      if (from > 0 || lines >= ENOUGH_LINES) break
    } else if (isNamed || HEADLINE.test(words)) {
      elements = head.elements
      from = at
      cut = -1
    }
    if (end === null) break
  }
  const part = html.slice(from, cut < 0 ? undefined : cut)
  return from === 0 ? part : `${html.slice(0, head.length)}<body>${part}`
}
