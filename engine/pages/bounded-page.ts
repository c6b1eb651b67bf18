import { html as names, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { PAGE } from '../limits.ts'

/**
 * Removes parts of a page that would make it costly to read: deeper nesting than browsers show leaves only its words,
 * and elements, comments and references are limited in number.
 */
export function boundTree(document: Tree.Document): void {
  let [references, elements, comments] = [0, 0, 0]
  const isKept = ({ nodeName }: Tree.ChildNode) => {
    if (nodeName === '#comment') return ++comments <= PAGE.elements
    // Faulty markup makes elements that nobody wrote: "</p>" alone is a paragraph.
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

/** The texts of a page, joined. */
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
