import { serialize } from 'parse5'
import { bareWords } from '#engine/markup/bare-words.ts'
import {
  attributeOf,
  changeElements,
  parseHtml,
  type Change,
  type HtmlElement,
} from '#engine/markup/html-tree.ts'

/**
 * Styles by which newsletters hide the preview text that only the message list of a mail program
 * shows.
 */
const HIDDEN_STYLE =
  /(^|[;\s])(display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(px|pt|em)?\s*(;|!|$)|max-height\s*:\s*0(px)?\s*(;|!|$)|mso-hide\s*:\s*all)/i
/** Elements whose content is never shown as text. */
const NO_TEXT = new Set(['title', 'style', 'script'])

/** Removes hidden elements from HTML, and applies `change` to the visible ones. */
export function visibleHtml(html: string, change: Change): string {
  const tree = parseHtml(html)
  if (!tree) return bareWords(html)
  changeElements(tree, (element) => (isHidden(element) ? [] : change(element)))
  return serialize(tree)
}

function isHidden(element: HtmlElement): boolean {
  return (
    NO_TEXT.has(element.tagName) ||
    attributeOf(element, 'hidden') !== undefined ||
    HIDDEN_STYLE.test(attributeOf(element, 'style') ?? '')
  )
}
