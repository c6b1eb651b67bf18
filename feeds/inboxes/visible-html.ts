import { serialize } from 'parse5'
import { bareWords } from '#engine/markup/bare-words.ts'
import {
  attributeOf,
  changeElements,
  parseHtml,
  type Change,
  type HtmlElement,
} from '#engine/markup/html-tree.ts'

/** Styles by which newsletters hide the words that only the list of a mail program shows. */
const HIDDEN_STYLE =
  /(^|[;\s])(display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(px|pt|em)?\s*(;|!|$)|max-height\s*:\s*0(px)?\s*(;|!|$)|mso-hide\s*:\s*all)/i
/** Elements in the head of a mail. */
const NO_TEXT = new Set(['title', 'style', 'script'])

/** HTML without hidden parts, and with `change` applied to the visible ones. */
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
