import { Problem } from '#core/problem.ts'
import { findCategory, readSearchQuery, usualCategories } from '#engine/search/search-query.ts'

/**
 * The separator of a topic's keyword. Words without it are a phrase; parts with it between them must all occur, and
 * after "title:" in the title.
 */
const TOGETHER = ' + '

/** A search, with the parts that a topic can hold. */
export interface SearchAsTopic {
  include: string[]
  exclude: string[]
  /** Text that the names or sites of sources must have, or not have. */
  sources: { isNot: boolean; value: string }[]
  leftOut: string[]
}

/** Divides a search for a topic; fails, as the search does, with the unreadable part. */
export function readSearchForTopic(search: string, now: Date): SearchAsTopic {
  // A topic has no categories, so any category is accepted: a search may have some that only the reader knows.
  const { words, terms } = readSearchQuery(
    search,
    now,
    (value) => findCategory(usualCategories, value) ?? value,
  )
  const asTopic: SearchAsTopic = { include: [], exclude: [], sources: [], leftOut: [] }
  const together = partsOf(words)
  for (const term of terms) {
    const { field, isNot } = term
    const sign = isNot ? '-' : ''
    if (field === 'source') asTopic.sources.push({ isNot, value: term.value })
    else if (field === 'text') asTopic.exclude.push(...partsOf(term.value))
    else if (field === 'title' && isNot) asTopic.exclude.push(`title:${term.value}`)
    else if (field === 'title') together.push(`title:${term.value}`)
    else asTopic.leftOut.push(`${sign}${field}:${asTyped(term.value)}`)
  }
  // "or" between words, as in web search, means any of them.
  if (together.length > 0) {
    const any = together.join('\n').split(/\nor\n/i)
    asTopic.include = any.map((parts) => parts.split('\n').join(TOGETHER))
  }
  return asTopic
}

/** Words and "phrases", each as a part. */
function partsOf(words: string): string[] {
  return [...words.matchAll(/"([^"]*)"?|[^\s"]+/g)]
    .map(([whole, phrase]) => (phrase ?? whole).trim())
    .filter((part) => HAS_WORD.test(part))
}

const HAS_WORD = /[\p{L}\p{N}]/u

function asTyped(value: string | Date): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return value.includes(' ') ? `"${value}"` : value
}

/** Splits a keyword into the parts that must all occur, each a phrase. */
export function partsOfKeyword(keyword: string): { words: string; isTitle: boolean }[] {
  const parts = keyword.trim().split(/(?<!\s)\s+\+\s+/)
  return parts.map((part) => ({
    words: part.replace(/^title:/i, ''),
    isTitle: /^title:/i.test(part),
  }))
}

/** Fails with the first keyword that nothing can be found by. */
export function checkKeywords(keywords: readonly string[]): void {
  for (const keyword of keywords) {
    const empty = partsOfKeyword(keyword).find(({ words }) => !HAS_WORD.test(words))
    if (empty !== undefined) {
      throw new Problem('invalid', `“${keyword}” contains no searchable word.`)
    }
  }
}

/** The name of a topic from a search, until the reader changes it. */
export function titleOfSearch({ include, sources }: SearchAsTopic): string {
  const title = (include.length > 0 ? include : sources.map(({ value }) => value))
    .map((keyword) => keyword.replaceAll('title:', '').replaceAll(TOGETHER, ' '))
    .join(', ')
  return title.slice(0, 1).toUpperCase() + title.slice(1, 80)
}
