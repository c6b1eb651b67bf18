import { parseJson } from '#core/bounded-json.ts'
import { plainText, upTo } from '../markup/plain-text.ts'

/** The least length of an article. Shorter texts are teasers, settings or captions. */
const ARTICLE_CHARACTERS = 600
const FEWEST_PARAGRAPHS = 3
const MEAN_CHARACTERS = 60
/** The most paragraphs that are kept; `PARAGRAPH_CHARACTERS` limits the length of each. */
const MOST_PARAGRAPHS = 1000
const PARAGRAPH_CHARACTERS = 20_000
/**
 * The deepest nesting that is read; `MOST_LISTS` is the most lists. Data beyond them is not an
 * article.
 */
const DEEPEST = 12
const MOST_LISTS = 2000
/** Keys of a record that is another article. */
const TEASER = ['title', 'headline', 'headlines', 'url', 'link', 'href']

/** The data from which scripts draw a page, as texts. Must be read before scripts are removed. */
export function scriptTexts(page: Document): string[] {
  return [...page.querySelectorAll('script:not([src]):not([type="application/ld+json"])')]
    .map((script) => script.textContent ?? '')
    .filter((text) => text.length > ARTICLE_CHARACTERS)
}

/**
 * The article in such data, for pages that cannot show it without scripts: the list whose items
 * have the most text under one key. Its paragraphs are separated by blank lines; null if there is
 * none.
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

/** The texts of a list's items under the key that holds the most text. */
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

/** The JSON in a script: its whole text, or the values that it assigns. */
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
      // The bracket begins code, not data.
    }
  }
}

/** The position after the bracket that closes the one here; -1 if none does. */
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
