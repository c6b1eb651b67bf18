import { html as names } from 'parse5'
import { answeredTags, mayHave } from './answered-html.ts'
import { isElement, isText, type HtmlElement, type HtmlNode, type HtmlTree } from './html-tree.ts'

/** Elements dropped with their content, which is not text. */
const WORDLESS = new Set(
  `audio canvas embed frameset head iframe math noembed noframes noscript object option script select
  style svg template textarea title video xmp`.split(/\s+/),
)

/**
 * Sanitizes an answer: keeps the elements and attributes that an answer may have, and the words of
 * other elements unless their content is not text.
 */
export function keepAnswered(parent: HtmlTree | HtmlElement): void {
  parent.childNodes = parent.childNodes.flatMap(answeredPart)
  for (const node of parent.childNodes) node.parentNode = parent
}

function answeredPart(node: HtmlNode): HtmlNode[] {
  if (isText(node)) return [node]
  if (!isElement(node) || node.namespaceURI !== names.NS.HTML || WORDLESS.has(node.tagName))
    return []
  keepAnswered(node)
  if (!answeredTags.has(node.tagName)) return node.childNodes
  node.attrs = node.attrs.filter(({ name, value }) => mayHave(node.tagName, name, value))
  if (node.tagName === 'img' && !node.attrs.some(({ name }) => name === 'src')) return []
  if (node.tagName === 'pre') dropFirstLineEnds(node)
  return [node]
}

/**
 * Removes line ends at the start of a "pre", because each parsing by a browser would remove another
 * one.
 */
function dropFirstLineEnds({ childNodes }: HtmlElement): void {
  const [first] = childNodes
  if (first && isText(first)) first.value = first.value.replace(/^\n+/, '')
}
