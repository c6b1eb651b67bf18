import * as z from 'zod/mini'
import { changeActions } from '../../contracts/actions.ts'
import { Time } from '#core/contract.ts'
import { MCP } from '../../limits.ts'
import { mcp } from '../../contract.ts'
import { BriefArticle, briefArticle } from './brief-article.ts'
import { count, tool } from './tool.ts'

export const listChanges = tool({
  name: 'list_changes',
  description:
    'Articles that anything was published on since a time (ISO 8601 in UTC, such as 2026-01-31T12:00:00Z), newest first. isNew says whether the article itself is new, or an older one that gained a report.',
  asks: [changeActions.listChanges],
  input: z.object({ since: Time, count: count(MCP.articles, 20) }),
  output: z.object({
    articles: z.array(z.extend(BriefArticle, { isNew: z.boolean() })),
    /**
     * True if there are more changes than listed. The caller can ask for a larger count, or search.
     */
    isCut: z.boolean(),
  }),
  async run(hub, asked) {
    const { articles, isCut } = await hub.ask(mcp.listChanges, asked)
    return {
      articles: articles.map((article) => ({
        ...briefArticle(hub, article),
        isNew: article.isNew,
      })),
      isCut,
    }
  },
})
