import { html as names, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { PAGE } from '../limits.ts'

/**
 * Limits the cost of reading a page: elements nested deeper than in browsers are replaced by their
 * words, and the numbers of elements, comments and references are limited.
 */
export function boundTree(document: Tree.Document): void {
  let [references, elements, comments] = [0, 0, 0]
  const isKept = ({ nodeName }: Tree.ChildNode) => {
    if (nodeName === '#comment') return ++comments <= PAGE.elements
    // Allows twice as many elements as in the source, because parsing faulty markup adds some:
    // "</p>" alone is a paragraph.
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

/** All text inside a node, as one text node. */
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
