import { Problem } from '#core/problem.ts'
import { everyCategory } from '../categories/categories.ts'

/** A parsed search; all parts of it must match. */
export interface SearchQuery {
  /** Words and "phrases" for the text of an article, in the syntax of web search; may be empty. */
  words: string
  terms: SearchTerm[]
}

/** One `field:value`; `isNot` is true after a minus sign. */
export type SearchTerm = { isNot: boolean } &
  /**
   * The `value` is text to search in the title or the source. For the field `text`, it is words or
   * one "phrase" to exclude, as from `-word`.
   */
  (
    | { field: 'title' | 'source' | 'text'; value: string }
    /** The id of a category. */
    | { field: 'category'; value: string }
    | { field: 'is'; value: (typeof states)[number] }
    /** A day in UTC. "after" matches times from its start on, "before" earlier ones. */
    | { field: 'before' | 'after'; value: Date }
  )

/** The most characters of a query. A longer one is a text, and would have no results. */
const MOST_CHARACTERS = 1000

const states = ['saved', 'unread', 'read'] as const
const PART = /(-)?(?:(title|source|category|before|after|is):)?("[^"]*"?|\S+)?/giy
const DATE = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/

/** A category with one of its names. */
export interface NamedCategory {
  id: string
  name: string
}

/** The built-in categories. A reader may rename them, and add others. */
export const usualCategories: readonly NamedCategory[] = everyCategory.map((name) => ({
  id: name,
  name,
}))

/**
 * Reads what was typed into the search box: words, "phrases", -not, title:, source:, category:, before:,
 * after: and is:saved, is:unread or is:read. Fails with what is wrong and an example that works.
 */
export function readSearchQuery(
  typed: string,
  now: Date,
  /** The id of a category by its typed name; fails if there is none. */
  readCategory: (value: string) => string = (value) => categoryIn(usualCategories, value),
): SearchQuery {
  if (typed.length > MOST_CHARACTERS) {
    throw new Problem('invalid', `A search can have ${MOST_CHARACTERS} characters at most.`)
  }
  const words: string[] = []
  const terms: SearchTerm[] = []
  const parts = typed.trim()
  PART.lastIndex = 0
  while (PART.lastIndex < parts.length) {
    const [whole, minus, stated, quoted = ''] = PART.exec(parts) ?? ['']
    // An empty match is the space between two parts.
    if (whole === '') {
      PART.lastIndex = nextPart(parts, PART.lastIndex)
      continue
    }
    const field = stated?.toLowerCase()
    if (field === undefined) {
      if (minus === undefined) words.push(whole)
      else if (quoted !== '') terms.push({ isNot: true, field: 'text', value: quoted })
      continue
    }
    const value = quoted.replaceAll('"', '').trim()
    if (value === '') throw missing(field)
    const isNot = minus !== undefined
    terms.push(
      field === 'category'
        ? { isNot, field, value: readCategory(value) }
        : readTerm(field, value, isNot, now),
    )
  }
  return { words: words.join(' '), terms }
}

function nextPart(text: string, from: number): number {
  const space = /\s*/y
  space.lastIndex = from
  space.exec(text)
  return Math.max(space.lastIndex, from + 1)
}

function readTerm(field: string, value: string, isNot: boolean, now: Date): SearchTerm {
  switch (field) {
    case 'is':
      return { isNot, field, value: readState(value) }
    case 'before':
    case 'after':
      return { isNot, field, value: readDay(field, value, now) }
    default:
      return { isNot, field: field as 'title' | 'source', value }
  }
}

const examples: Record<string, string> = {
  title: 'title:harbor',
  source: 'source:"Evening Courier"',
  category: 'category:science',
  before: 'before:2026-03-01',
  after: 'after:2026-03-01',
  is: 'is:unread',
}

function missing(field: string): Problem {
  return new Problem(
    'invalid',
    `"${field}:" needs a value right after it, such as ${examples[field]}.`,
  )
}

/** The id of the category with this name, or of one whose name begins with it. */
export function findCategory(categories: readonly NamedCategory[], value: string): string | null {
  const wanted = value.toLowerCase()
  const found =
    categories.find(({ name }) => name.toLowerCase() === wanted) ??
    categories.find(({ name }) => name.toLowerCase().startsWith(wanted))
  return found?.id ?? null
}

/** The id of the category with this name; for an unknown name it fails and lists the names. */
export function categoryIn(categories: readonly NamedCategory[], value: string): string {
  const found = findCategory(categories, value)
  if (found !== null) return found
  // The first name of each category.
  const names = categories
    .filter(({ id }, at) => categories.findIndex((one) => one.id === id) === at)
    .map(({ name }) => name)
    .join(', ')
  throw new Problem('invalid', `There is no category "${value}". Choose from: ${names}.`)
}

function readState(value: string): (typeof states)[number] {
  const found = states.find((state) => state === value.toLowerCase())
  if (found) return found
  throw new Problem(
    'invalid',
    `"is:${value}" is not supported. Use is:saved, is:unread or is:read.`,
  )
}

function readDay(field: string, value: string, now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  if (/^today$/i.test(value)) return new Date(today)
  if (/^yesterday$/i.test(value)) return new Date(today - 24 * 3_600_000)
  const [, year, month = '1', day = '1'] = DATE.exec(value) ?? []
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  // Rejects days such as the 31st of April, which `Date` turns into the 1st of May.
  const isReal = moment.getUTCMonth() === Number(month) - 1 && moment.getUTCDate() === Number(day)
  if (year !== undefined && isReal) return moment
  throw new Problem(
    'invalid',
    `"${field}:${value}" is not a valid date. Use a date such as ${examples[field]}, or ${field}:yesterday.`,
  )
}
