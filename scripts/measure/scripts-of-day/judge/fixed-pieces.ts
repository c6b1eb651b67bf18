import type { ScriptForm } from '#engine/scripts/script-wishes.ts'
import type { MaterialArticle } from '#engine/scripts/material.ts'
import { outletsIn } from '../day-material.ts'

/** A piece that a reader might order at the end of a day. */
export interface FixedPiece {
  title: string
  form: ScriptForm
  words: number
  /** The number of hours whose news the piece covers. */
  hours: number
  /** The kind of subject: all news of the hours, one article, or a word or folder. */
  about: 'time' | 'article' | 'subject'
  /** The words of a search. */
  asked?: string[]
  /** Selects the articles that the piece may use; it tells the most important of them. */
  among: (articles: readonly MaterialArticle[], categoryOf: CategoryOf) => MaterialArticle[]
}

type CategoryOf = (article: MaterialArticle) => string | null

const DAY = 24
const WEEK = 7 * DAY

/** Patterns for the words of searches and topics. */
const AI = /\b(?:AI|artificial intelligence)\b/iu
const TARIFFS = /\btariffs?\b/iu

const all: FixedPiece['among'] = (articles) => [...articles]
const folder =
  (name: string): FixedPiece['among'] =>
  (articles, categoryOf) =>
    articles.filter((one) => categoryOf(one) === name)
const matching =
  (words: RegExp): FixedPiece['among'] =>
  (articles) =>
    articles.filter(({ title, entries }) =>
      [title, ...entries.map(({ text }) => text)].some((text) => words.test(text)),
    )
const largest =
  (nth: number): FixedPiece['among'] =>
  (articles) =>
    articles.toSorted((a, b) => outletsIn(b) - outletsIn(a)).slice(nth, nth + 1)

/** Pieces of several events, and of one; in every spoken form. */
export const fixedPieces: readonly FixedPiece[] = [
  { title: 'The week', form: 'podcast', words: 1248, hours: WEEK, about: 'time', among: all },
  { title: 'The week, short', form: 'brief', words: 312, hours: WEEK, about: 'time', among: all },
  { title: 'The day', form: 'brief', words: 312, hours: DAY, about: 'time', among: all },
  { title: 'The day, debated', form: 'debate', words: 468, hours: DAY, about: 'time', among: all },
  {
    title: 'World',
    form: 'podcast',
    words: 468,
    hours: DAY,
    about: 'subject',
    among: folder('World'),
  },
  {
    title: 'Business',
    form: 'presentation',
    words: 468,
    hours: DAY,
    about: 'subject',
    among: folder('Business'),
  },
  {
    title: 'AI',
    form: 'podcast',
    words: 468,
    hours: WEEK,
    about: 'subject',
    asked: ['AI', 'artificial intelligence'],
    among: matching(AI),
  },
  {
    title: 'tariffs',
    form: 'deep-dive',
    words: 780,
    hours: WEEK,
    about: 'subject',
    asked: ['tariff'],
    among: matching(TARIFFS),
  },
  {
    title: 'The largest event',
    form: 'podcast',
    words: 468,
    hours: DAY,
    about: 'article',
    among: largest(0),
  },
  {
    title: 'The second largest',
    form: 'debate',
    words: 312,
    hours: DAY,
    about: 'article',
    among: largest(1),
  },
  {
    title: 'The third largest',
    form: 'brief',
    words: 312,
    hours: DAY,
    about: 'article',
    among: largest(2),
  },
]
