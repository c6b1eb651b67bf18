import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { answeredTags, mayHave } from './answered-html.ts'

/**
 * Parts of HTML that are not known to be harmless, as a browser would read it: elements and attributes that no answer
 * has, and text that changes when it is parsed again.
 */
export function harmIn(html: string): string[] {
  const tree = parseFragment(html)
  const found = [...harmBelow(tree)]
  if (serialize(tree) !== html) found.push('a browser reads it otherwise')
  return found
}

function* harmBelow(parent: Tree.ParentNode): Generator<string> {
  for (const node of parent.childNodes) {
    if (node.nodeName === '#text') continue
    if (!('tagName' in node)) {
      yield node.nodeName
      continue
    }
    const { tagName, attrs, namespaceURI } = node
    if (!answeredTags.has(tagName) || !namespaceURI.endsWith('xhtml')) yield `<${tagName}>`
    for (const { name, value } of attrs) {
      const isBad =
        /^on|^(style|srcdoc|background|poster|action|formaction|data|id|name|xlink:href)$/.test(
          name,
        )
      const isForeign = /^(src|srcset)$/.test(name) && !value.startsWith('/pictures/')
      const isScript = /^\s*(javascript|data|vbscript|blob|file):/i.test(value)
      const runs = isScript && !/^(alt|title|datetime)$/.test(name)
      if (isBad || isForeign || runs || !mayHave(tagName, name, value))
        yield `${tagName} ${name}="${value}"`
    }
    yield* harmBelow(node)
  }
}
