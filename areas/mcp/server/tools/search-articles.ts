import * as z from 'zod/mini'
import { feedActions, searchingActions } from '#areas/feed/contracts/actions.ts'
import { Period } from '#areas/feed/contract.ts'
import { searching, SearchOrder } from '#areas/feed/contracts/searching.ts'
import { MCP } from '../../limits.ts'
import { Search } from '#core/words.ts'
import { BriefArticle, briefArticle } from './brief-article.ts'
import { demandHub, InHub } from './list-hubs.ts'
import { count, tool } from './tool.ts'

export const searchArticles = tool({
  name: 'search_articles',
  description:
    'Finds articles in the news that the reader follows, archived ones too. Each article joins all reports on one event. Words must all occur; "quoted phrases", -excluded, title:word and source:name work. Read one with read_article before quoting from it.',
  asks: [searchingActions.searchArticles, feedActions.getHub],
  input: z.object({
    ...InHub,
    query: Search.check(z.trim(), z.minLength(1, 'Say what to search for')),
    time: z.optional(Period),
    order: z._default(SearchOrder, 'best'),
    count: count(MCP.articles, 10),
  }),
  output: z.object({
    articles: z.array(BriefArticle),
    found: z.int(),
    /** True if there are more matches than were counted. */
    isCut: z.boolean(),
  }),
  async run(hub, { query, ...asked }) {
    await demandHub(hub.ask, asked.hub)
    const answer = await hub.ask(searching.searchArticles, { search: query, ...asked })
    return { ...answer, articles: answer.articles.map((article) => briefArticle(hub, article)) }
  },
})
