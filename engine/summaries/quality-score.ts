import { sellingWords } from './reports/selling-words.ts'

/** The facts by which an article is rated. */
export interface Rated {
  title: string
  /** The plain text of the first entry, or the beginning of it. */
  text: string
  /** The number of links in the HTML of that entry, or in the beginning of it. */
  linkCount: number
  sourceCount: number
  /** Titles that its source published before, newest first. */
  formerTitles: readonly string[]
}

export interface Quality {
  /** The score, from 0 to 1. */
  score: number
  /** Reasons that lower the score from 1 or raise it, in words. */
  parts: { what: string; by: number }[]
}

/**
 * Rates if an article looks like news or like advertising, by signs that apply in any language. The
 * score does not show whether the article is true. It starts at 1; docs/decisions/0016-rules.md
 * explains the weights.
 */
export function rateQuality(article: Rated): Quality {
  const words = wordsIn(article.text)
  const parts = [
    ...length(words),
    ...shouting(article, words),
    ...selling(article),
    ...links(article, words),
    ...repetition(words),
    ...habits(article),
    ...company(article),
  ]
  const score = parts.reduce((sum, { by }) => sum + by, 1)
  return { score: Math.round(Math.min(1, Math.max(0, score)) * 100) / 100, parts }
}

type Part = Quality['parts'][number]

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu
/** The approximate number of characters of a word, in scripts without spaces. */
const SIGNS_A_WORD = 2

function wordsIn(text: string): string[] {
  const unspaced = text.match(UNSPACED)?.length ?? 0
  const spaced = text.replace(UNSPACED, ' ').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []
  return [...spaced, ...Array<string>(Math.floor(unspaced / SIGNS_A_WORD)).fill('')]
}

function length({ length: count }: string[]): Part[] {
  if (count >= 25) return []
  return count < 6 ? [{ what: 'hardly any text', by: -0.25 }] : [{ what: 'little text', by: -0.1 }]
}

function shouting({ title, text }: Rated, words: string[]): Part[] {
  const parts: Part[] = []
  const share = capitalShare(title)
  if (share > 0.6) parts.push({ what: 'a title in capitals', by: -0.25 })
  else if (share > 0.35) parts.push({ what: 'many capitals in the title', by: -0.1 })
  if (/[!?！？¡¿]\s*[!！]|[!！].*[!！]/u.test(title))
    parts.push({ what: 'a title that shouts', by: -0.2 })
  else if (/[!！]/.test(title)) parts.push({ what: 'an exclamation mark in the title', by: -0.05 })
  const marks = text.match(/[!！]/g)?.length ?? 0
  if (marks >= 3 && marks / Math.max(1, words.length) > 0.02)
    parts.push({ what: 'many exclamation marks', by: -0.15 })
  const signs = `${title} ${text}`.match(/\p{Extended_Pictographic}|[$€£]{2,}/gu)?.length ?? 0
  if (signs >= 3) parts.push({ what: 'many signs and pictures among the words', by: -0.15 })
  return parts
}

/**
 * The share of capitals among letters that have a case; 0 for short titles, in which names like
 * NASA prove little.
 */
function capitalShare(title: string): number {
  const upper = title.match(/\p{Lu}/gu)?.length ?? 0
  const lower = title.match(/\p{Ll}/gu)?.length ?? 0
  return upper + lower < 12 ? 0 : upper / (upper + lower)
}

function selling({ title, text }: Rated): Part[] {
  const found = sellingWords(`${title}\n${text}`)
  if (found.length === 0) return []
  const by = found.length === 1 ? -0.12 : found.length === 2 ? -0.3 : -0.45
  return [{ what: `words that sell: ${found.slice(0, 3).join(', ')}`, by }]
}

function links({ linkCount }: Rated, words: string[]): Part[] {
  const perHundred = (linkCount * 100) / Math.max(20, words.length)
  if (linkCount < 3 || perHundred <= 6) return []
  return [{ what: 'more links than text', by: perHundred > 15 ? -0.25 : -0.1 }]
}

function repetition(all: string[]): Part[] {
  const words = all.slice(0, 200).flatMap((word) => word.toLowerCase() || [])
  if (words.length < 20 || new Set(words).size / words.length >= 0.4) return []
  return [{ what: 'the same words again and again', by: -0.2 }]
}

function habits({ title, formerTitles }: Rated): Part[] {
  const parts: Part[] = []
  const own = plain(title)
  const same = formerTitles.filter((former) => plain(former) === own).length
  if (same >= 2) parts.push({ what: 'a title that its source published before', by: -0.15 })
  const loud = formerTitles.filter(isLoud).length
  if (formerTitles.length >= 5 && loud / formerTitles.length > 0.5)
    parts.push({ what: 'a source that often sells or shouts', by: -0.15 })
  return parts
}

/** The most titles in the cache. Those of a source are checked again with each of its articles. */
const REMEMBERED_TITLES = 5000
const loudTitles = new Map<string, boolean>()

function isLoud(title: string): boolean {
  const known = loudTitles.get(title)
  if (known !== undefined) return known
  if (loudTitles.size >= REMEMBERED_TITLES) loudTitles.clear()
  const loud =
    capitalShare(title) > 0.6 || /[!！].*[!！]/.test(title) || sellingWords(title).length > 0
  loudTitles.set(title, loud)
  return loud
}

function plain(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function company({ sourceCount }: Rated): Part[] {
  if (sourceCount < 2) return []
  return sourceCount === 2
    ? [{ what: 'a second source', by: 0.15 }]
    : [{ what: `${sourceCount} sources`, by: 0.3 }]
}
