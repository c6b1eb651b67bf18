import { parseHTML } from 'linkedom'
import { parse, serialize } from 'parse5'
import { webAddress } from '../addresses/web-address.ts'
import { boundTree } from './bounded-page.ts'
import { beginningOf } from './page-beginning.ts'

/** Parses a page as browsers do, because pages omit and misplace tags. */
export function openPage(html: string): Document {
  const tree = parse(beginningOf(html))
  boundTree(tree)
  return parseHTML(serialize(tree)).document
}

/** The base of a page's relative addresses. */
export function baseOf(page: Document, address: string): string {
  return webAddress(page.querySelector('base[href]')?.getAttribute('href'), address) ?? address
}

/** The words of an element on one line. */
export function wordsOf(element: Element | null | undefined): string {
  return oneLine(element?.textContent ?? '')
}

export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** The content of a meta element, by its name or property; null if none has content. */
export function metaOf(page: Document, ...names: string[]): string | null {
  const stated = metasOf(page)
  for (const name of names) {
    for (const key of META_KEYS) {
      const content = stated.get(`${key} ${name}`)
      if (content !== undefined) return content
    }
  }
  return null
}

const META_KEYS = ['property', 'name', 'itemprop']
const metasKnown = new WeakMap<Document, Map<string, string>>()

/** The content of the first meta element of each name that has some, read once, because it is needed often. */
function metasOf(page: Document): Map<string, string> {
  const known = metasKnown.get(page)
  if (known) return known
  const metas = new Map<string, string>()
  for (const meta of page.querySelectorAll('meta')) {
    const content = oneLine(meta.getAttribute('content') ?? '')
    if (content === '') continue
    for (const key of META_KEYS) {
      for (const name of meta.getAttribute(key)?.split(/\s+/) ?? []) {
        if (!metas.has(`${key} ${name}`)) metas.set(`${key} ${name}`, content)
      }
    }
  }
  metasKnown.set(page, metas)
  return metas
}

/**
 * The letters and digits of a text in lower case, for comparing texts with different punctuation.
 */
export function bareWords(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  )
}
