import type { MaterialArticle } from '#engine/scripts/material.ts'
import { outletsIn } from './day-material.ts'

interface Subject {
  title: string
  articles: MaterialArticle[]
}

/** Words for topics; a word in few articles is left out. */
const TOPICS = ['Trump', 'Ukraine', 'AI', 'climate', 'court', 'health', 'football', 'space']
const LEAST_OF_TOPIC = 4
/**
 * Numbers of subjects, out of ten, that are single articles of one outlet, of two or three, and of
 * more. The remaining one has many articles.
 */
const OF_ONE = 3
const OF_FEW = 3
const OF_MANY = 3

/** Subjects of every size from the whole week; `skip` moves on to others. */
export function chooseSubjects(
  articles: readonly MaterialArticle[],
  count: number,
  skip: number,
): Subject[] {
  const sized = (least: number, most: number) =>
    articles.filter((one) => outletsIn(one) >= least && outletsIn(one) <= most)
  const tens = count / 10
  const pick = (from: readonly MaterialArticle[], wanted: number) =>
    spread(from, Math.round(wanted * tens), skip).map((one) => ({
      title: one.title,
      articles: [one],
    }))
  const topics = TOPICS.map((title) => ({
    title,
    // safe expression: it is made of plain words
    articles: articles.filter((one) => new RegExp(`\\b${title}\\b`, 'i').test(one.title)),
  })).filter((topic) => topic.articles.length >= LEAST_OF_TOPIC)
  const week = { title: 'The week', articles: [...articles] }
  return [
    ...pick(sized(1, 1), OF_ONE),
    ...pick(sized(2, 3), OF_FEW),
    ...pick(sized(4, Infinity), OF_MANY),
    ...[week, ...topics].slice(0, Math.max(0, Math.round(tens))),
  ]
}

function spread<Item>(items: readonly Item[], count: number, skip: number): Item[] {
  const step = items.length / Math.max(1, count)
  return Array.from({ length: Math.min(count, items.length) }, (_, at) => {
    return items[(Math.floor(at * step) + skip) % items.length]!
  })
}
