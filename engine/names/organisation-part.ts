import { isAlsoWord, isFirstName } from './first-names.ts'
import { isKnownPlace } from './gazetteer.ts'
import { wellKnownOrganisations } from './known-organisations.ts'
import {
  looseOrganisationEnds,
  organisationEnds,
  organisationStarts,
  personTitles,
} from './name-clues.ts'
import { lowerOf, type Part } from './name-part.ts'
import type { NameWord } from './name-words.ts'

/** The longest name of an organization, in words. */
const LONGEST = 6
/** Last words that prove the name of an organization even in title case. */
const TOLD_IN_TITLES = new Set(
  'university department ministry court committee commission bank administration federation association institute'.split(
    ' ',
  ),
)

/** Titles of persons that also occur inside names of organizations. */
const TITLES_IN_NAMES = new Set(
  'national foreign defense treasury state secret press athletic legal chief officer general justice executive special republican democrat'.split(
    ' ',
  ),
)

/** Finds a name that begins here and ends like an organization: "Harbour Workers Union", "Department of Health". */
export function organisationPart(words: readonly NameWord[], start: number): Part | null {
  const first = words[start]!
  if (!first.isCapital) return null
  if (first.isInTitle && (HEADLINE_VERBS.has(first.lower) || isMiddleOf(words, start))) return null
  // Reads names with a link in lower case, such as "Department of Health" or "Bank of Norway".
  if (organisationStarts.has(first.lower) && words[start + 1] && !words[start + 1]!.isCapital) {
    const end = endOfName(words, start)
    if (end > start + 2) return { start, end, kind: 'organisation', isTitled: false }
  }
  if (isFirstName(first.lower) && !isAlsoWord(first.lower)) {
    const second = words[start + 1]
    if (second && !organisationEnds.has(second.lower) && words.length - start <= 2) return null
  }
  for (let end = start + 1; end <= words.length && end - start <= LONGEST; end++) {
    const last = words[end - 1]!
    if (end > start + 1 && words[end - 2]!.isPossessive) return null
    if (
      personTitles.has(last.lower) &&
      !organisationEnds.has(last.lower) &&
      end > start + 1 &&
      !TITLES_IN_NAMES.has(last.lower)
    )
      return null
    if (!organisationEnds.has(last.lower) || end - start < 2) continue
    if (isOfAnother(words, end)) continue
    if (looseOrganisationEnds.has(last.lower) && end - start < 3) continue
    if (words[end] && !words[end]!.isCapital)
      return { start, end: endOfName(words, start), kind: 'organisation', isTitled: false }
    const further = words[end] && organisationEnds.has(words[end]!.lower)
    if (further) continue
    if (first.isInTitle && !TOLD_IN_TITLES.has(last.lower)) return null
    // In title case, longer runs may contain a verb: "Judge Tosses Harbour Administration".
    if (first.isInTitle && end - start > longestInTitle(last.lower)) return null
    if (isKnownPlace(lowerOf(words.slice(end - 2, end)), 'en')) return null
    const own = swallowed(words, start, end)
    if (own > start || isAnySchool(words, start, end)) return null
    return { start, end: withTown(words, end), kind: 'organisation', isTitled: false }
  }
  return null
}

/** Verbs that have a capital in title case, and begin no name. */
const HEADLINE_VERBS = new Set(
  'asks backs blocks calls cuts drops ends faces gets gives hits joins keeps leads loses meets names orders says seeks shows sues takes tells tosses urges wins'.split(
    ' ',
  ),
)

/**
 * Says if a part only looks like an organization in title case: "Center of White House Dispute".
 */
function isMiddleOf(words: readonly NameWord[], start: number): boolean {
  return /^cent(?:er|re)$/u.test(words[start]!.lower) && words[start + 1]?.lower === 'of'
}

const LEVELS = new Set(['high', 'middle', 'elementary', 'primary', 'secondary'])

/** Says if a school is not a certain one: "A Texas high school" in title case. */
function isAnySchool(words: readonly NameWord[], start: number, end: number): boolean {
  const level = words[end - 2]!.lower
  return LEVELS.has(level) && isKnownPlace(lowerOf(words.slice(start, end - 2)), 'en')
}

/** Adds a town to a name: "University College London". */
function withTown(words: readonly NameWord[], end: number): number {
  const [last, next] = [words[end - 1]!, words[end]]
  const isTown =
    last.lower === 'college' && !last.isPossessive && next && isKnownPlace(next.lower, 'en')
  return isTown ? end + 1 : end
}

/**
 * The most words of a name in title case. Before "administration" there is one word; longer names
 * with it are well-known.
 */
const longestInTitle = (last: string) => (last === 'administration' ? 2 : 3)

/**
 * The position of a well-known name inside this one: in "Asks Supreme Court", but not in
 * "California Supreme Court". Returns `start` if there is none.
 */
function swallowed(words: readonly NameWord[], start: number, end: number): number {
  for (let from = start + 1; from < end - 1; from++) {
    if (!wellKnownOrganisations.has(lowerOf(words.slice(from, end)))) continue
    const isNamedAfter = isFirstName(words[start]!.lower) && from === start + 2
    return isNamedAfter || isKnownPlace(lowerOf(words.slice(start, from)), 'en') ? start : from
  }
  return start
}

/**
 * The end of a name that goes on after links in lower case, up to a person's title: "Department of
 * Harbours Commissioner Mara Veil".
 */
function endOfName(words: readonly NameWord[], start: number): number {
  let end = start + 1
  while (end < words.length && !words[end - 1]!.isPossessive) {
    const { lower, written } = words[end]!
    const isWhole = words[end - 1]!.isCapital && end > start + 2
    const isRole =
      personTitles.has(lower) && !organisationEnds.has(lower) && !TITLES_IN_NAMES.has(lower)
    if (isWhole && (isRole || /\d/u.test(written))) break
    end++
  }
  return end
}

/** Nouns that often stand before another noun, and so may not end a name. */
const BEFORE_NOUNS = new Set('college shipping insurance mining steel energy aviation'.split(' '))

/**
 * Says if a name does not end here, or is not an organization's: "Chief Technology Officer", "Oval
 * Office", "Harbour AG", "Shipping Companies".
 */
function isOfAnother(words: readonly NameWord[], end: number): boolean {
  const [before, last, next] = [words[end - 2]!, words[end - 1]!, words[end]]
  if (before.lower === 'chief' || (before.lower === 'oval' && last.lower === 'office')) return true
  if (last.written === 'AG' && isKnownPlace(before.lower, 'en')) return true
  return (
    BEFORE_NOUNS.has(last.lower) &&
    next !== undefined &&
    next.isCapital &&
    !organisationEnds.has(next.lower) &&
    !isKnownPlace(next.lower, 'en')
  )
}
