import { html as names, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { PAGE } from '#core/limits.ts'

/** What stands unread up to its end tag. */
const RAW = /^<(script|style|!--)/i

/** The beginning of a page, up to where it has more elements, or an element has more attributes, than any page for people. */
export function beginningOf(html: string): string {
  let elements = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    const raw = RAW.exec(html.slice(at, at + 8))?.[1]?.toLowerCase()
    if (raw !== undefined) {
      const end = raw === '!--' ? html.indexOf('-->', at) : endOfRaw(html, raw, at)
      if (end < 0) return html
      at = end
    } else if (/^[a-z]/i.test(html.charAt(at + 1))) {
      const end = endOfTag(html, at)
      if (++elements > PAGE.elements || end === null) return html.slice(0, at)
      at = end
    }
  }
  return html
}

function endOfRaw(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}`, 'gi') // safe expression: it is one of two names
  end.lastIndex = from
  return end.exec(html)?.index ?? -1
}

/** Null where it has too many attributes. */
function endOfTag(html: string, from: number): number | null {
  let quote = ''
  let spaces = 0
  for (let at = from; at < html.length; at++) {
    const char = html[at]!
    if (quote !== '') {
      if (char === quote) quote = ''
    } else if (char === '>') return at
    else if ((char === '"' || char === "'") && html[at - 1] === '=') quote = char
    else if ((char <= ' ' || char === '/') && ++spaces > PAGE.attributes) return null
  }
  return html.length
}

/**
 * Takes from a page what would make it costly to read: what is nested deeper than browsers show it leaves only
 * its words, and of elements, comments and signs that are written as references there are so many at most.
 */
export function boundTree(document: Tree.Document): void {
  let [references, elements, comments] = [0, 0, 0]
  const isKept = ({ nodeName }: Tree.ChildNode) => {
    if (nodeName === '#comment') return ++comments <= PAGE.elements
    // Faulty markup makes elements of what is none: "</p>" alone is a paragraph.
    return (
      nodeName === '#text' ||
      (nodeName.length <= PAGE.nameCharacters && ++elements <= 2 * PAGE.elements)
    )
  }
  const left: { node: Tree.Node; depth: number }[] = [{ node: document, depth: 0 }]
  while (left.length > 0) {
    const { node, depth } = left.pop()!
    if (isText(node)) {
      references += node.value.match(REFERENCE)?.length ?? 0
      if (references > PAGE.references) node.value = node.value.replaceAll(REFERENCE, ' ')
    }
    if (!('childNodes' in node)) continue
    node.childNodes = depth >= PAGE.depth ? wordsOf(node) : node.childNodes.filter(isKept)
    for (const child of node.childNodes.toReversed()) left.push({ node: child, depth: depth + 1 })
    if ('content' in node) left.push({ node: node.content, depth: depth + 1 })
  }
}

const REFERENCE = /[&<>\u00a0]/g

/** Its texts, as one. */
function wordsOf(parent: Tree.ParentNode): Tree.ChildNode[] {
  const words: string[] = []
  const left: Tree.Node[] = [parent]
  while (left.length > 0) {
    const node = left.pop()!
    if (isText(node)) words.push(node.value)
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) left.push(child)
  }
  return [{ nodeName: '#text', value: words.join(' '), parentNode: parent }]
}

function isText(node: Tree.Node): node is Tree.TextNode {
  if (node.nodeName !== '#text') return false
  const parent = (node as Tree.TextNode).parentNode
  return parent?.nodeName !== names.TAG_NAMES.SCRIPT && parent?.nodeName !== names.TAG_NAMES.STYLE
}
