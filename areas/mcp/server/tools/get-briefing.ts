import * as z from 'zod/mini'
import { feedActions, readingActions } from '#areas/feed/contracts/actions.ts'
import { topicArticlesActions } from '#areas/topics/contracts/actions.ts'
import type { Article } from '#areas/articles/contract.ts'
import { feed, Period } from '#areas/feed/contract.ts'
import { reading } from '#areas/feed/contracts/reading.ts'
import { topicArticles } from '#areas/topics/contract.ts'
import { Id, type Ask } from '#core/contract.ts'
import { MCP } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { BriefArticle, briefArticle } from './brief-article.ts'
import { demandHub, InHub } from './list-hubs.ts'
import { count, tool } from './tool.ts'

/**
 * The number of pages, newest first, that are read of a topic or folder to find its most important
 * articles.
 */
const PAGES = 5

export const getBriefing = tool({
  name: 'get_briefing',
  description:
    'The most important articles of a time, of everything, of one topic (an id of list_topics) or of one folder (an id of list_folders): first what most sources report independently.',
  asks: [
    readingActions.listBriefings,
    topicArticlesActions.listTopicArticles,
    feedActions.listFolderArticles,
    feedActions.getHub,
  ],
  input: z.object({
    ...InHub,
    time: z._default(Period, 'today'),
    topic: z.optional(Id),
    folder: z.optional(Id),
    count: count(MCP.articles, 8),
  }),
  output: z.object({ articles: z.array(BriefArticle) }),
  async run(hub, { time, topic, folder, count, hub: narrowed }) {
    await demandHub(hub.ask, narrowed)
    if (topic !== undefined && folder !== undefined)
      throw new Problem('invalid', 'Give a topic or a folder, not both.')
    const chosen = await choose(hub.ask, { time, topic, folder, count, hub: narrowed })
    return { articles: chosen.map((article) => briefArticle(hub, article)) }
  },
})

interface Wanted {
  time: Period
  topic: string | undefined
  folder: string | undefined
  hub: string | undefined
  count: number
}

async function choose(ask: Ask, { time, topic, folder, count, hub }: Wanted): Promise<Article[]> {
  if (topic !== undefined) {
    const page = (before: string | undefined) =>
      ask(topicArticles.listTopicArticles, { topic, period: time, before, hub })
    return mostImportant(await pages(page), count)
  }
  if (folder !== undefined) {
    const page = (before: string | undefined) =>
      ask(feed.listFolderArticles, { folder, period: time, search: '', before, hub })
    return mostImportant(await pages(page), count)
  }
  const day = await ask(reading.listBriefings, { filter: 'top', time, search: '', count, hub })
  return day.briefings
}

type Page = { articles: Article[]; next: string | null }

async function pages(ask: (before: string | undefined) => Promise<Page>): Promise<Article[]> {
  const articles: Article[] = []
  let before: string | undefined
  for (let nth = 0; nth < PAGES; nth++) {
    const page = await ask(before)
    articles.push(...page.articles)
    if (page.next === null) break
    before = page.next
  }
  return articles
}

/**
 * Chooses the articles with the most independent sources; of those with equally many, the newest.
 */
export function mostImportant(articles: Article[], count: number): Article[] {
  const weight = ({ independentCount, sourceCount }: Article) => independentCount ?? sourceCount
  return articles
    .toSorted(
      (a, b) => weight(b) - weight(a) || Date.parse(b.publishedTime) - Date.parse(a.publishedTime),
    )
    .slice(0, count)
}
