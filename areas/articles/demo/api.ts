import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { articles } from '../contract.ts'
import { articlePage } from './article-page.ts'
import { sampleArticles } from './articles.ts'
import { sampleStory } from './stories.ts'

/** Articles kept in the browser, from sample data as of `now`. */
export function demoArticles({ now }: { now: Date }): Api<typeof articles> {
  const samples = sampleArticles(now)

  return {
    async getArticle({ id }) {
      const sample = samples.find((article) => article.id === id)
      if (!sample) throw new Problem('not-found', 'That article is not among the samples.')
      return articlePage(sample, await sampleStory(sample), samples)
    },

    /** The demo has fixed shares of new and read articles, so opening one changes nothing. */
    async markRead() {},
  }
}
