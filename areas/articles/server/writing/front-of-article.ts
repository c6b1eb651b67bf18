import type * as z from 'zod/mini'
import type { Category } from '#engine/categories/categories.ts'
import { breakingUntil } from '#engine/front/breaking.ts'
import { leadWeight } from '#engine/front/lead-weight.ts'
import { newsReports } from '#engine/front/news-reports.ts'
import type { ArticleOutlet } from '../reading/stored-article.ts'
import { sourceOf } from './pieces.ts'

interface EntryOfFront {
  feedId: number
  outlet: string | null
  title: string
  link: string | null
  publishedAt: string
}

/** Computes the columns of `articles` that the front page uses. */
export function frontOf(
  entries: readonly EntryOfFront[],
  outlets: readonly z.infer<typeof ArticleOutlet>[],
  category: Category,
) {
  const own = outlets.filter(({ copyOf }) => copyOf === undefined)
  // Copies of one text count as one report.
  const independent = new Set(
    (own.length > 0 ? own : outlets.slice(0, 1)).map(({ feed, outlet = null }) =>
      sourceOf({ feedId: feed, outlet }),
    ),
  )
  const read = entries.flatMap((entry) => {
    const source = sourceOf(entry)
    return independent.has(source)
      ? { source, title: entry.title, link: entry.link, at: Date.parse(entry.publishedAt) }
      : []
  })
  const reports = newsReports(read)
  const until = breakingUntil(reports.map(({ source, first }) => ({ source, at: first })))
  return {
    is_breaking: until !== null,
    breaking_until: until === null ? null : new Date(until).toISOString(),
    told_at: reports
      .map(({ last }) => last)
      .toSorted((one, other) => other - one)
      .map((last) => new Date(last).toISOString()),
    lead_weight: leadWeight(
      category,
      read.map(({ title }) => title),
    ),
  }
}
