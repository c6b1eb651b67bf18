import { parseHTML } from 'linkedom'
import { parse, serialize } from 'parse5'

/** A page as a document. Parsed as browsers do it, because pages leave out and misplace what they like. */
export function openPage(html: string): Document {
  return parseHTML(serialize(parse(html))).document
}

/** The words of an element on one line. */
export function wordsOf(element: Element | null | undefined): string {
  return oneLine(element?.textContent ?? '')
}

export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** What a meta element says, by its name or property; null when there is none that says anything. */
export function metaOf(page: Document, ...names: string[]): string | null {
  for (const name of names) {
    for (const key of ['property', 'name', 'itemprop']) {
      for (const meta of page.querySelectorAll(`meta[${key}~="${name}"]`)) {
        const content = oneLine(meta.getAttribute('content') ?? '')
        if (content !== '') return content
      }
    }
  }
  return null
}

/** Letters and digits alone, in lower case: how texts are compared that differ in their dress. */
export function bareWords(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  )
}
