import { parseJson } from '#core/bounded-json.ts'
import { plainText, upTo } from '../markup/plain-text.ts'

/** A shorter text is a teaser, a setting or a caption. */
const ARTICLE_CHARACTERS = 600
const FEWEST_PARAGRAPHS = 3
const MEAN_CHARACTERS = 60
/** The bounds of paragraphs, in number and length, beyond which nobody reads. */
const MOST_PARAGRAPHS = 1000
const PARAGRAPH_CHARACTERS = 20_000
/** Data nested deeper than this, or with more lists, describes no article. */
const DEEPEST = 12
const MOST_LISTS = 2000
/** A record with a headline or an address of its own is another article. */
const TEASER = ['title', 'headline', 'headlines', 'url', 'link', 'href']

/** The data from which a page's scripts draw it, as texts; read before scripts are removed. */
export function scriptTexts(page: Document): string[] {
  return [...page.querySelectorAll('script:not([src]):not([type="application/ld+json"])')]
    .map((script) => script.textContent ?? '')
    .filter((text) => text.length > ARTICLE_CHARACTERS)
}

/**
 * The article in such data, for pages that need their scripts to show it: of all lists, the one whose items have most
 * text under the same name. Its paragraphs are separated by blank lines.
 */
export function articleInData(texts: string[]): string | null {
  let best: string[] = []
  let [most, lists] = [0, 0]
  const look = (value: unknown, depth: number): void => {
    if (depth > DEEPEST || typeof value !== 'object' || value === null || lists > MOST_LISTS) return
    if (Array.isArray(value)) {
      lists++
      const prose = proseOf(value)
      const length = lengthOf(prose)
      if (length > most) [best, most] = [prose, length]
    }
    for (const inner of Object.values(value)) look(inner, depth + 1)
  }
  for (const text of texts) for (const value of valuesIn(text)) look(value, 0)
  const paragraphs = best
    .slice(0, MOST_PARAGRAPHS)
    .map((text) => plainText(upTo(text, PARAGRAPH_CHARACTERS)))
    .filter((text) => text !== '')
  const length = lengthOf(paragraphs)
  const isArticle =
    paragraphs.length >= FEWEST_PARAGRAPHS && length >= paragraphs.length * MEAN_CHARACTERS
  return isArticle && length >= ARTICLE_CHARACTERS ? paragraphs.join('\n\n') : null
}

/** The texts of a list's items, under the name that has most of them. */
function proseOf(list: unknown[]): string[] {
  const byName = new Map<string, string[]>()
  for (const item of list) {
    const fields = typeof item === 'string' ? { '': item } : item
    if (typeof fields !== 'object' || fields === null) continue
    if (TEASER.some((name) => name in fields)) continue
    for (const [name, text] of Object.entries(fields)) {
      if (typeof text !== 'string' || !/\S\s+\S/.test(text.slice(0, 200))) continue
      const known = byName.get(name)
      if (known) known.push(text)
      else byName.set(name, [text])
    }
  }
  return [...byName.values()].reduce(
    (most, texts) => (lengthOf(texts) > lengthOf(most) ? texts : most),
    [],
  )
}

function lengthOf(texts: string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0)
}

/** The JSON of a script: all of it, or the values that it assigns. */
function* valuesIn(text: string): Generator<unknown> {
  const starts = /(?:^|=)\s*(?=[{[])/g
  for (let start = starts.exec(text); start; start = starts.exec(text)) {
    const from = start.index + start[0].length
    const end = endOfValue(text, from)
    if (end < 0) return
    starts.lastIndex = end
    try {
      yield parseJson(text.slice(from, end))
    } catch {
      // A program, and no data.
    }
  }
}

/** The place after the bracket that closes the one here; -1 if none does. */
function endOfValue(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const char = text[at]
    if (char === '"') {
      for (at++; at < text.length && text[at] !== '"'; at++) if (text[at] === '\\') at++
    } else if (char === '{' || char === '[') depth++
    else if ((char === '}' || char === ']') && --depth === 0) return at + 1
  }
  return -1
}
