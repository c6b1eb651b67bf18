import type { Article, ArticlePage } from '#areas/articles/contract.ts'
import type { Period } from '#areas/feed/contract.ts'
import { PERIOD_HOURS } from '#areas/feed/contracts/period-hours.ts'
import { readSearchQuery, type SearchTerm } from '#engine/search/search-query.ts'
import { foldWords, textMatcher } from '#engine/search/text-match.ts'

/** The weight of matches in the title, which come first among articles of about the same age. */
const TITLE_WEIGHT = 3
const HALF_LIFE_DAYS = 30
const HOUR_MS = 3_600_000

export interface KeptMarks {
  isRead: boolean
  isSaved: boolean
}

interface Asked {
  search: string
  time?: Period | undefined
  now: Date
}

/**
 * Returns a function that rates how well a stored article matches a search, higher for better; null
 * if it does not match. Throws a problem for a search that cannot be parsed.
 */
export function keptMatcher({ search, time, now }: Asked) {
  // Names of categories are not translated, because the reader's own names are known only from
  // stored articles.
  const { words, terms } = readSearchQuery(search, now, (value) => value)
  const holdsWords = textMatcher(words)
  const since = time === undefined ? -Infinity : now.getTime() - PERIOD_HOURS[time] * HOUR_MS

  return (page: ArticlePage, marks: KeptMarks): number | null => {
    const publishedAt = Date.parse(page.publishedTime)
    if (publishedAt <= since) return null
    const title = foldWords(page.title)
    const text = foldWords(textOf(page))
    if (words !== '' && !holdsWords(text)) return null
    if (!terms.every((term) => term.isNot !== fits(term, { page, marks, title, text }))) return null
    const ageDays = Math.max(0, now.getTime() - publishedAt) / (24 * HOUR_MS)
    const weight = words !== '' && holdsWords(title) ? TITLE_WEIGHT : 1
    return weight * 0.5 ** (ageDays / HALF_LIFE_DAYS)
  }
}

/** The fields of an article's page that a list shows. */
export function articleOf(page: ArticlePage, { isRead }: KeptMarks): Article {
  const {
    changes: _changes,
    headline: _headline,
    figures: _figures,
    summarySentences: _summarySentences,
    paragraphs: _paragraphs,
    coverage: _coverage,
    related: _related,
    meaning: _meaning,
    timeline: _timeline,
    parting: _parting,
    perhapsSame: _perhapsSame,
    keywords: _keywords,
    method: _method,
    marks: _marks,
    translation: _translation,
    labels: _labels,
    ...article
  } = page
  return { ...article, isRead }
}

/**
 * The searched text of an article's page: its title, summary and paragraphs, and the titles of its
 * reports.
 */
function textOf({ title, summary, paragraphs, coverage }: ArticlePage): string {
  const sentences = paragraphs.flat().map(({ text }) => text)
  return [title, summary, ...sentences, ...coverage.map((each) => each.title)].join('\n')
}

interface Looked {
  page: ArticlePage
  marks: KeptMarks
  title: string
  text: string
}

function fits(term: SearchTerm, { page, marks, title, text }: Looked): boolean {
  switch (term.field) {
    case 'text':
      return textMatcher(term.value)(text)
    case 'title':
      return title.includes(foldWords(term.value))
    case 'source':
      return page.coverage.some(({ outlet, link }) =>
        foldWords(`${outlet.name}\n${hostOf(link)}`).includes(foldWords(term.value).trimEnd()),
      )
    case 'category':
      return foldWords(page.category).startsWith(foldWords(term.value).trimEnd())
    case 'before':
      return Date.parse(page.publishedTime) < term.value.getTime()
    case 'after':
      return Date.parse(page.publishedTime) >= term.value.getTime()
    case 'is':
      return term.value === 'saved' ? marks.isSaved : marks.isRead === (term.value === 'read')
  }
}

function hostOf(link: string | null): string {
  return link !== null && URL.canParse(link) ? new URL(link).host : ''
}
