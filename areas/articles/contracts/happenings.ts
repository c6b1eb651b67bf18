import * as z from 'zod/mini'
import { defineHappening } from '#platform/actions/contracts/happening.ts'
import { Article } from '../contract.ts'

/** An article in the form that programs receive. */
export const ArticleFacts = z.object({
  ...z.pick(Article, {
    id: true,
    title: true,
    summary: true,
    publishedTime: true,
    category: true,
    sourceCount: true,
  }).shape,
  /** The names of its sources. */
  sources: z.array(z.string()),
  /** The number of sources that are not copies of another one. */
  independentCount: z.int(),
  /** The address of the article's page; only a path if the server has no public address. */
  page: z.string(),
})
export type ArticleFacts = z.infer<typeof ArticleFacts>

const OfArticle = z.object({ article: ArticleFacts })

export const exampleArticle: ArticleFacts = {
  id: 7,
  title: 'Tug Marlena sinks off Cape Orrin',
  summary: 'All nine crew members were lifted from a raft by the coast guard.',
  publishedTime: '2026-01-31T11:52:00.000Z',
  category: 'world',
  sources: ['Harbour Gazette', 'Coast Radio'],
  sourceCount: 2,
  independentCount: 2,
  page: 'https://news.example.org/news-hub/feed?article=7',
}

export const articleNew = defineHappening({
  name: 'article.new',
  title: 'New article',
  about:
    'An article is new: followed, not muted, not hidden by a rule, with a report of the last 48 hours.',
  facts: OfArticle,
  example: { article: exampleArticle },
})

export const articleUpdated = defineHappening({
  name: 'article.updated',
  title: 'Article updated',
  about: 'The title or the summary of an article changed.',
  facts: OfArticle,
  example: { article: exampleArticle },
})
