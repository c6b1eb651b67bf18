import type { Api } from '#core/contract.ts'
import { matchesSearch } from '../article-search.ts'
import type { Article } from '#areas/articles/contract.ts'
import { newsFilters, periods, viewModes, type feed } from '../contract.ts'
import {
  groupIntoFolders,
  newCountOf,
  readCountOf,
  sampleArticles,
  topHeadlines,
} from '#areas/articles/demo/lends.ts'
import { sampleSources } from '#areas/sources/demo/lends.ts'

/** The feed kept in the browser, from sample data as of `now`. */
export function demoFeed({ now }: { now: Date }): Api<typeof feed> {
  const samples = sampleArticles(now)
  const folders = groupIntoFolders(samples)
  const found = (articles: readonly Article[], search: string) =>
    articles.filter((article) => matchesSearch(article, search))
  const sourceCount = sampleSources(now).length

  return {
    // The samples do not depend on which sources are followed.
    async getHub() {
      return {
        id: 'news-hub',
        name: 'News Hub',
        sourceCount,
        hasArticle: true,
        filters: [...newsFilters],
        viewModes: [...viewModes],
        timeFilters: [...periods],
      }
    },

    async listBreaking() {
      return samples.filter(({ category }) => category === 'Breaking')
    },

    // The period has no effect here, and a search finds only the listed samples.
    async listHeadlines({ search, unreadAt }) {
      return found(unreadOf(topHeadlines(samples), unreadAt), search)
    },

    async listFolders({ search, unreadAt }) {
      const listed = [...folders].filter(
        ([, articles]) => found(unreadOf(articles, unreadAt), search).length > 0,
      )
      return listed.map(([category, { length }]) => ({
        id: category,
        name: category,
        newArticleCount: newCountOf(length),
        readArticleCount: readCountOf(length),
        totalArticleCount: length,
      }))
    },

    async listFolderArticles({ folder, search, unreadAt }) {
      const articles = [...folders].find(([category]) => category === folder)?.[1] ?? []
      return { articles: found(unreadOf(articles, unreadAt), search), next: null }
    },
  }
}

/** Leaves out read articles if a time is given. The samples that count as read never change. */
function unreadOf(articles: readonly Article[], at: string | undefined): readonly Article[] {
  return at === undefined ? articles : articles.filter(({ isRead }) => !isRead)
}
