import { Problem } from '#core/problem.ts'
import { findCategory, readSearchQuery, usualCategories } from '#engine/search/search-query.ts'

/**
 * The separator in a topic's keyword. A keyword without it is a phrase. With it, each part is a
 * phrase that must occur; a part that begins with "title:" must be in the title.
 */
const TOGETHER = ' + '

/** A search, split into parts that a topic supports and others. */
export interface SearchAsTopic {
  include: string[]
  exclude: string[]
  /** Text that the name or site of a source must contain or, with `isNot`, must not contain. */
  sources: { isNot: boolean; value: string }[]
  leftOut: string[]
}

/**
 * Splits a search for a topic. If a part cannot be parsed, it fails with the same error as a
 * search.
 */
export function readSearchForTopic(search: string, now: Date): SearchAsTopic {
  // Any category is accepted here, because topics do not support categories, and readers have
  // categories of their own.
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
  // The word "or" between words means that any of them must match, as in web searches.
  if (together.length > 0) {
    const any = together.join('\n').split(/\nor\n/i)
    asTopic.include = any.map((parts) => parts.split('\n').join(TOGETHER))
  }
  return asTopic
}

/** Splits a text into words and "phrases". */
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

/** Splits a keyword into phrases that must all occur. */
export function partsOfKeyword(keyword: string): { words: string; isTitle: boolean }[] {
  const parts = keyword.trim().split(/(?<!\s)\s+\+\s+/)
  return parts.map((part) => ({
    words: part.replace(/^title:/i, ''),
    isTitle: /^title:/i.test(part),
  }))
}

/** Fails for the first keyword that contains no searchable word. */
export function checkKeywords(keywords: readonly string[]): void {
  for (const keyword of keywords) {
    const empty = partsOfKeyword(keyword).find(({ words }) => !HAS_WORD.test(words))
    if (empty !== undefined) {
      throw new Problem('invalid', `“${keyword}” contains no searchable word.`)
    }
  }
}

/** The title of a topic that is made from a search, until the reader changes it. */
export function titleOfSearch({ include, sources }: SearchAsTopic): string {
  const title = (include.length > 0 ? include : sources.map(({ value }) => value))
    .map((keyword) => keyword.replaceAll('title:', '').replaceAll(TOGETHER, ' '))
    .join(', ')
  return title.slice(0, 1).toUpperCase() + title.slice(1, 80)
}
