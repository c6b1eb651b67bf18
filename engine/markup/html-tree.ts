import { defaultTreeAdapter, html as names, parseFragment } from 'parse5'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { MARKUP } from '../limits.ts'

export type HtmlTree = Tree.DocumentFragment
export type HtmlElement = Tree.Element
export type HtmlNode = Tree.ChildNode
type Parent = Tree.ParentNode

/** The element that a text is inserted into, which determines how it is parsed. */
const box = defaultTreeAdapter.createElement('div', names.NS.HTML, [])
/**
 * The fewest characters of a tag, which limits the elements that a text can have. `ADDED_ELEMENTS`
 * allows for those that browsers add.
 */
const TAG_CHARACTERS = 3
const ADDED_ELEMENTS = 1000

class Endless extends Error {}

/**
 * Parses HTML as a browser does when it inserts it into a page; null if elements are nested too
 * deeply, or become too many.
 */
export function parseHtml(html: string): HtmlTree | null {
  let depth = 0
  let room = html.length / TAG_CHARACTERS + ADDED_ELEMENTS
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...parts) {
      if (--room < 0) throw new Endless()
      return defaultTreeAdapter.createElement(...parts)
    },
    onItemPush() {
      if (++depth > MARKUP.depth) throw new Endless()
    },
    onItemPop() {
      depth--
    },
  }
  try {
    return parseFragment(box, html, { treeAdapter })
  } catch (error) {
    if (error instanceof Endless) return null
    throw error
  }
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node
}

export function isText(node: HtmlNode): node is Tree.TextNode {
  return node.nodeName === '#text'
}

/** A function that returns the nodes to replace an element with. */
export type Change = (element: HtmlElement) => HtmlNode[]

/** Replaces each element, the inner ones first, by the result of a change. */
export function changeElements(parent: Parent, change: Change): void {
  parent.childNodes = parent.childNodes.flatMap((node) => {
    if (!isElement(node)) return [node]
    changeElements(node, change)
    return change(node)
  })
  for (const node of parent.childNodes) node.parentNode = parent
}

export function attributeOf({ attrs }: HtmlElement, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}

export function attributesFrom(values: Record<string, string>): HtmlElement['attrs'] {
  return Object.entries(values).map(([name, value]) => ({ name, value }))
}

export function textNode(value: string): HtmlNode {
  return defaultTreeAdapter.createTextNode(value)
}

/** An element around another. */
export function around(
  inner: HtmlElement,
  tag: string,
  values: Record<string, string>,
): HtmlElement {
  const element = defaultTreeAdapter.createElement(tag, names.NS.HTML, attributesFrom(values))
  inner.parentNode = element
  element.childNodes = [inner]
  return element
}
