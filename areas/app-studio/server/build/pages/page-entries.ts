import { posix } from 'node:path'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import type { ProjectFiles } from '../build-work.ts'
import { inProject } from '../files/paths.ts'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** An attribute in a page that refers to a source of the project: a module or a style sheet. */
interface Mention {
  /** The path of the source. */
  source: string
  /** The range of the whole attribute in the page's text. */
  start: number
  end: number
  attribute: 'src' | 'href'
}

/** A page of a project, with its references to sources. */
export interface ProjectPage {
  path: string
  text: string
  mentions: Mention[]
  /** The position at which style sheets imported by modules are added: the end of the head. */
  stylesAt: number
}

/** Reads all HTML files as pages, except those that are copied unchanged. */
export function readPages(files: ProjectFiles): ProjectPage[] {
  return [...files]
    .filter(([path]) => /\.html?$/i.test(path) && !isPassedOn(path))
    .map(([path, content]) => readPage(path, Buffer.from(content).toString(), files))
}

/** Says if a file is copied to the site unchanged, as all files below public/ are. */
export function isPassedOn(path: string): boolean {
  return path.startsWith('public/')
}

function readPage(path: string, text: string, files: ProjectFiles): ProjectPage {
  const mentions: Mention[] = []
  let stylesAt = 0
  for (const element of elementsOf(parse(text, { sourceCodeLocationInfo: true }))) {
    const at = element.sourceCodeLocation
    if (element.tagName === 'head') stylesAt = at?.endTag?.startOffset ?? stylesAt
    const attribute = attributeOf(element)
    const place = attribute && at?.attrs?.[attribute]
    if (!attribute || !place) continue
    const source = sourceOf(path, element.attrs.find(({ name }) => name === attribute)!.value)
    if (source === null || !files.has(source)) continue
    const { startOffset: start, endOffset: end } = place
    mentions.push({ source, start, end, attribute })
  }
  return { path, text, mentions, stylesAt }
}

/**
 * Names the attribute that refers to a module or style sheet. Other files that a page refers to are
 * below public/.
 */
function attributeOf({ tagName, attrs }: Element): 'src' | 'href' | null {
  const has = (name: string, value: string) =>
    attrs.some((attribute) => attribute.name === name && attribute.value.toLowerCase() === value)
  if (tagName === 'script' && has('type', 'module')) return 'src'
  if (tagName === 'link' && has('rel', 'stylesheet')) return 'href'
  return null
}

function sourceOf(page: string, address: string): string | null {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#|\?|$)/i.test(address)) return null
  const [path = ''] = address.split(/[?#]/)
  const folder = path.startsWith('/') ? '' : posix.dirname(page)
  return inProject(posix.join(folder, path))
}

/**
 * Yields the elements in the order of the page. It does not recurse, because strangers' pages can
 * be nested to any depth.
 */
function* elementsOf(root: Node): Generator<Element> {
  const waiting: Node[] = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('tagName' in node) yield node
    if ('childNodes' in node) waiting.push(...node.childNodes.toReversed())
  }
}
