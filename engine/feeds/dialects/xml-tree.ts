import { decodeHTMLStrict } from 'entities/decode'
import { Parser } from 'htmlparser2'
import { Problem } from '#core/problem.ts'
import { webAddress } from '../../addresses/web-address.ts'
import { withoutUnseen } from '../decoding/control-characters.ts'
import { vocabularyOf } from './vocabulary.ts'

/** An element of a feed. Names are in small letters, with our prefix for vocabularies other than the feed's own. */
export interface XmlElement {
  /** The tag as written. */
  tag: string
  name: string
  /** Attributes by name without prefix, except `xml:`, `rdf:` and `xmlns`. */
  attributes: Record<string, string>
  children: XmlElement[]
  /** Text directly inside, with references resolved. */
  text: string
  /** The place of its markup in the document, for texts that contain elements. */
  source: { document: string; start: number; end: number }
  /** The base of addresses inside this element (xml:base), as a whole address. */
  base: string | undefined
  /** The language by xml:lang; an empty one removes it. */
  language: string | undefined
  /** True if its end tag is in the document. */
  isWhole: boolean
}

/** Matches a tag inside an attribute whose quote was never closed, so that it holds the fields after it. */
const SWALLOWED = /<\/?(item|entry|title|link|guid|id|description|category|pubdate|updated)\b/i
/** The most levels of elements: no feed has more, and a hostile one may be endless. */
const DEEPEST = 200
const MOST_ELEMENTS = 500_000
const MOST_ATTRIBUTES = 1000
const MOST_SWALLOWED = 1000

interface Open extends XmlElement {
  startTagEnd: number
  scope: Scope | undefined
}

/** The namespaces that an element declares, by prefix, and the scope around it. */
interface Scope {
  names: Map<string, string>
  around: Scope | undefined
}

/**
 * Reads the first element of a document, with its content. Only limits stop it: an unclosed element
 * ends with its parent, and unknown references stay as text. `withEntities` has already replaced
 * the entities of the document type.
 */
export function readTree(document: string, address: string): XmlElement | null {
  let root: Open | null = null
  let isLiteral = false
  let isOver = false
  let [depth, elementCount, attributeCount] = [0, 0, 0]
  const open: Open[] = []

  const parser = new Parser(
    {
      onopentag(tag, stated) {
        attributeCount = 0
        if (++depth > DEEPEST) throw endless(`nests elements more than ${DEEPEST} deep`)
        if (++elementCount > MOST_ELEMENTS) throw endless(`has more than ${MOST_ELEMENTS} elements`)
        const parent = open.at(-1)
        const element = elementOf(tag, stated, parent, root, address)
        element.source = { document, start: parser.endIndex + 1, end: document.length }
        element.startTagEnd = parser.endIndex
        endForgottenItem(open, element)
        if (!element.isWhole) for (const around of open) around.isWhole = false
        if (!root) root = element
        // The markup of a text is read from its source, so its inner elements are not needed.
        else if (!parent?.name.startsWith('xhtml:') || parent.children.length === 0)
          open.at(-1)?.children.push(element)
        open.push(element)
      },
      onattribute() {
        if (++attributeCount > MOST_ATTRIBUTES)
          throw endless(`has an element with more than ${MOST_ATTRIBUTES} attributes`)
      },
      ontext(text) {
        const element = open.at(-1)
        if (element) element.text += isLiteral || !text.includes('&') ? text : resolved(text)
      },
      oncdatastart() {
        isLiteral = true
      },
      oncdataend() {
        isLiteral = false
      },
      onclosetag(tag, isImplied) {
        depth--
        const element = open.at(-1)
        if (element?.tag !== tag) return
        open.pop()
        const isEmpty = isImplied && parser.endIndex === element.startTagEnd
        element.isWhole &&= !isOver
        element.source.end = isEmpty ? element.source.start : parser.startIndex
        // A field without an end tag contains the fields after it, which are moved to its parent.
        if (isImplied && !isEmpty && element.children.length <= MOST_SWALLOWED)
          open.at(-1)?.children.push(...element.children.splice(0))
      },
    },
    { xmlMode: true, decodeEntities: false, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.write(document)
  isOver = true
  parser.end()
  return root
}

/** Resolves references, and removes those to control characters. */
function resolved(text: string): string {
  return withoutUnseen(decodeHTMLStrict(text))
}

function endless(what: string): Problem {
  return new Problem('invalid', `The feed ${what}, so it cannot be read. Tell its publisher.`)
}

function elementOf(
  tag: string,
  stated: Record<string, string>,
  parent: Open | undefined,
  root: Open | null,
  address: string,
): Open {
  const attributes: Record<string, string> = {}
  let scope = parent?.scope
  let isWhole = true
  for (const name in stated) {
    const value = stated[name]!
    if (value.includes('<') && SWALLOWED.test(value)) isWhole = false
    const read = value.includes('&') ? resolved(value) : value
    const colon = name.indexOf(':')
    const prefix = name.slice(0, Math.max(0, colon))
    if (name === 'xmlns' || prefix === 'xmlns') {
      if (!scope || scope === parent?.scope) scope = { names: new Map(), around: parent?.scope }
      scope.names.set(colon < 0 ? '' : name.slice(colon + 1), read)
    } else if (prefix === 'xml' || prefix === 'rdf') attributes[name] = read
    else attributes[name.slice(colon + 1)] ??= read
  }
  const base = attributes['xml:base']
  return {
    tag,
    name: nameOf(tag, scope, root),
    attributes,
    children: [],
    text: '',
    source: { document: '', start: 0, end: 0 },
    base: (base && webAddress(base, parent?.base ?? address)) || parent?.base,
    language: attributes['xml:lang'] ?? parent?.language,
    isWhole,
    startTagEnd: 0,
    scope,
  }
}

/**
 * The name of an element. It has no prefix in the namespace of the root, in that of RSS and in
 * none, and our prefix in any other.
 */
function nameOf(tag: string, scope: Scope | undefined, root: Open | null): string {
  const colon = tag.indexOf(':')
  const prefix = prefixOf(tag)
  const local = tag.slice(colon + 1)
  const namespace = namespaceOf(prefix, scope)
  if (prefix === '' && !namespace) return local
  const home = root ? namespaceOf(prefixOf(root.tag), root.scope) : namespace
  if (namespace !== undefined && namespace === home) return local
  const vocabulary = namespace === undefined ? prefix : (vocabularyOf(namespace) ?? prefix)
  return vocabulary === 'rss' ? local : `${vocabulary || 'other'}:${local}`
}

function prefixOf(tag: string): string {
  return tag.slice(0, Math.max(0, tag.indexOf(':')))
}

function namespaceOf(prefix: string, scope: Scope | undefined): string | undefined {
  for (let at = scope; at; at = at.around) {
    const namespace = at.names.get(prefix)
    if (namespace !== undefined) return namespace
  }
  return undefined
}

/** Ends an item whose end tag is missing, when the next item begins inside it. */
function endForgottenItem(open: Open[], { name }: XmlElement): void {
  if ((name === 'item' || name === 'entry') && open.at(-1)?.name === name) open.pop()
}

export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? []
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name)
}

/** Text of the first of these children that has any. */
export function wordsIn(element: XmlElement | undefined, ...names: string[]): string | undefined {
  for (const name of names) {
    for (const child of element?.children ?? []) {
      if (child.name === name && child.text.trim() !== '') return child.text.trim()
    }
  }
  return undefined
}

/** HTML inside an element, whether it is escaped, in CDATA or written as elements; undefined when there is nothing. */
export function markupOf(element: XmlElement | undefined): string | undefined {
  if (!element) return undefined
  if (element.children.length === 0) return element.text.trim() || undefined
  const { document, start, end } = element.source
  const inner = withoutSections(document.slice(start, end))
  const xhtml = element.children.find(({ name }) => name.startsWith('xhtml:'))
  const prefix = /^[\w.-]+(?=:)/.exec(xhtml?.tag ?? '')?.[0]
  // safe expression: nothing is repeated in it; a dot stands for any character
  const plain = prefix ? inner.replaceAll(new RegExp(`(</?)${prefix}:`, 'gi'), '$1') : inner
  return plain.trim() || undefined
}

const SECTION = { start: '<![CDATA[', end: ']]>' }

/** Markup in which each CDATA section is replaced by its content. */
function withoutSections(markup: string): string {
  let whole = ''
  let from = 0
  for (;;) {
    const start = markup.indexOf(SECTION.start, from)
    const end = start < 0 ? -1 : markup.indexOf(SECTION.end, start + SECTION.start.length)
    if (end < 0) return whole + markup.slice(from)
    whole += markup.slice(from, start) + markup.slice(start + SECTION.start.length, end)
    from = end + SECTION.end.length
  }
}
