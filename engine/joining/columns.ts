import { isOtherNumber } from './developments/title-frame.ts'
import type { EntryVector } from './entry-vector.ts'
import type { Origin, WindowArticle, WindowEntry } from './entry-window.ts'

/** The time after which a report of an outlet with the same title is the next issue of a column. */
const NEXT_ISSUE_MS = 12 * 60 * 60 * 1000
/** A title of fewer words may be the name of something that an outlet does several times a day. */
const LONG_TITLE = 4
/** The share of common words below which two entries with one short title are different issues. */
const SAME_ISSUE_SHARE = 0.5
/** The time by which the hour of a column may vary. */
const SAME_HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000
/**
 * The number of signs that distinguish a column from a repeated report. The signs are a short
 * title, few words, and the same hour of the day.
 */
const SIGNS_OF_COLUMN = 2
/** The least share of the shorter title that is also in the other title of a series. */
const SERIES_SHARE = 0.5
/**
 * The most words of a column's fixed text, apart from the title. A report with a lead of its own
 * has more.
 */
const FORMULA_WORDS = 6
/**
 * The most words by which two titles of a series may differ in length. A title that is much longer
 * tells more about the same event.
 */
const LONGER_BY = 1
/** The number of newest entries of a long article that are compared. */
const ENTRIES_LOOKED_AT = 32

/** Says if an article holds another issue of the entry's column, and not the same one. */
export function isNextIssue(entry: EntryVector & Origin, article: WindowArticle): boolean {
  let isColumn = false
  for (const other of article.entries.slice(-ENTRIES_LOOKED_AT)) {
    if (other.source !== entry.source || other === entry) continue
    if (isOtherNumber(entry.told.frame, other.frame) || isOtherOfSeries(entry, other)) return true
    if (!isSameTitle(entry, other)) continue
    if (isSameText(entry, other)) {
      isColumn ||= isIssueInSameWords(entry, other)
      continue
    }
    if (isOtherOfDay(entry, other)) return true
    if (Math.abs(entry.publishedAt - other.publishedAt) < NEXT_ISSUE_MS) return false
    isColumn = true
  }
  return isColumn
}

/** Says if an article holds an earlier version of the entry's live page: one outlet, one long title, one day. */
export function isSamePage(entry: EntryVector & Origin, article: WindowArticle): boolean {
  if (entry.titleTerms.length < LONG_TITLE) return false
  return article.entries
    .slice(-ENTRIES_LOOKED_AT)
    .some(
      (other) =>
        other.source === entry.source &&
        Math.abs(entry.publishedAt - other.publishedAt) < NEXT_ISSUE_MS &&
        isSameTitle(entry, other) &&
        !isOtherNumber(entry.told.frame, other.frame),
    )
}

/** Says if one of two articles holds the next issue of a column in the other. */
export function areIssues(one: WindowArticle, other: WindowArticle): boolean {
  return one.entries.slice(-ENTRIES_LOOKED_AT).some((entry) => isNextIssue(entry, other))
}

/** Says if two entries with one short title are two issues of the same day, such as open threads. */
function isOtherOfDay(one: EntryVector, other: EntryVector): boolean {
  return one.titleTerms.length < LONG_TITLE && shareOfWords(one, other) < SAME_ISSUE_SHARE
}

/**
 * Says if two entries with the same title and words are two issues of a column with fixed words, such as "The post Open
 * Thread appeared first", not a report that is repeated on the next day.
 */
function isIssueInSameWords(one: EntryVector & Origin, other: WindowEntry): boolean {
  const apart = Math.abs(one.publishedAt - other.publishedAt)
  if (apart < NEXT_ISSUE_MS) return false
  const pastHour = apart % DAY_MS
  const signs = [
    one.titleTerms.length < LONG_TITLE,
    one.known.length - one.titleTerms.length <= FORMULA_WORDS,
    Math.min(pastHour, DAY_MS - pastHour) <= SAME_HOUR_MS,
  ]
  return signs.filter(Boolean).length >= SIGNS_OF_COLUMN
}

/**
 * Says if two entries of an outlet belong to a series with a fixed form, such as the jobs of
 * several firms: half of their titles is the same, each has a name of its own, and their texts are
 * the same apart from the titles' words.
 */
function isOtherOfSeries(one: EntryVector, other: EntryVector): boolean {
  const ours = namedAlone(one, other)
  const theirs = namedAlone(other, one)
  if (ours.length === 0 || theirs.length === 0) return false
  const titles = [one.titleTerms, other.titleTerms] as const
  const shared = titles[0].filter((term) => titles[1].includes(term)).length
  const fewest = Math.min(titles[0].length, titles[1].length)
  return shared >= SERIES_SHARE * fewest && isSamePattern(one, other)
}

/**
 * The words of a title that are neither in the title nor in the text of the other entry. Numbers
 * are left out, because they may be news.
 */
function namedAlone({ titleTerms, numbers }: EntryVector, { known }: EntryVector): Int32Array {
  return titleTerms.filter((term) => !known.includes(term) && !numbers.includes(term))
}

/** Says if two texts are equal apart from the words of their titles. */
function isSamePattern(one: EntryVector, other: EntryVector): boolean {
  const titles = new Set([...one.titleTerms, ...other.titleTerms])
  const words = ({ known }: EntryVector) => known.filter((term) => !titles.has(term)).toSorted()
  const ours = words(one)
  const lengths = [one.titleTerms.length, other.titleTerms.length]
  const areLike = Math.max(...lengths) - Math.min(...lengths) <= LONGER_BY
  return areLike && ours.length > 0 && ours.length <= FORMULA_WORDS && areSame(ours, words(other))
}

/** The share of words that two texts have in common, without their common title. */
function shareOfWords(one: EntryVector, other: EntryVector): number {
  const words = ({ known, titleTerms }: EntryVector) =>
    known.filter((term) => !titleTerms.includes(term))
  const [ours, theirs] = [words(one), new Set(words(other))]
  const shared = ours.filter((term) => theirs.has(term)).length
  const either = ours.length + theirs.size - shared
  return either > 0 ? shared / either : 0
}

/** Says if two titles are the same except for numbers, such as those of a date. */
function isSameTitle(one: EntryVector, other: EntryVector): boolean {
  const words = ({ titleTerms, numbers }: EntryVector) =>
    titleTerms.filter((term) => !numbers.includes(term))
  const [ours, theirs] = [words(one), words(other)]
  return ours.length > 0 && areSame(ours, theirs)
}

/** Says if two entries have the same words. A title without a text does not show that. */
function isSameText(one: EntryVector, other: WindowEntry): boolean {
  return one.known.length > one.titleTerms.length && areSame(one.known, other.known)
}

function areSame(some: Int32Array, others: Int32Array): boolean {
  if (some.length !== others.length) return false
  const known = new Set(others)
  return some.every((term) => known.has(term))
}
