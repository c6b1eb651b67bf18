import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { addressesMeant } from '#engine/addresses/typed-address.ts'
import { matchesSearch } from '../article-search.ts'
import type { Article } from '#areas/articles/contract.ts'
import { newsFilters, periods, viewModes, type newsHub } from '../contract.ts'
import { groupIntoFolders, newCountOf, readCountOf, topHeadlines } from '../folders.ts'
import {
  articlePage,
  type SampleArticle,
  sampleArticles,
  sampleStory,
} from '#areas/articles/demo/lends.ts'
import { popularSources, sampleSources } from '#areas/sources/demo/lends.ts'

/** How long the demo pretends to fetch what somebody adds. */
const PROCESSING_MS = 1000

/** News Hub kept in the browser, from sample data as of `now`. Nothing is fetched, nothing is stored. */
export function demoNewsHub({ now }: { now: Date }): Api<typeof newsHub> {
  const samples = sampleArticles(now)
  const folders = groupIntoFolders(samples)
  const { readIds, seenIds } = lookedAtIn(folders.values())
  const toArticle = (article: SampleArticle): Article => ({
    ...article,
    isRead: readIds.has(article.id),
    ...(seenIds.has(article.id) && { isSeen: true }),
  })
  const found = (articles: readonly SampleArticle[], search: string) =>
    articles.filter((article) => matchesSearch(article, search)).map(toArticle)
  let sources = sampleSources(now)
  const sourceCount = sources.length

  return {
    // The samples stay on show, whatever is unfollowed.
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
      return samples.filter(({ category }) => category === 'Breaking').map(toArticle)
    },

    // A period selects nothing here. A search looks through what is listed, not for what could be.
    async listHeadlines({ search }) {
      return found(topHeadlines(samples), search)
    },

    async listFolders({ search }) {
      const listed = [...folders].filter(([, articles]) => found(articles, search).length > 0)
      return listed.map(([category, { length }]) => ({
        id: category,
        name: category,
        newArticleCount: newCountOf(length),
        readArticleCount: readCountOf(length),
        totalArticleCount: length,
      }))
    },

    async listFolderArticles({ folder, search }) {
      const articles = [...folders].find(([category]) => category === folder)?.[1] ?? []
      return { articles: found(articles, search), next: null }
    },

    async getArticle({ id }) {
      const sample = samples.find((article) => article.id === id)
      if (!sample) throw new Problem('not-found', 'That article is not among the samples.')
      return articlePage(sample, await sampleStory(sample), samples, toArticle)
    },

    /** New and read are fixed shares of a folder here, whatever is opened. */
    async markRead() {},

    async listSources() {
      return sources
    },

    async getSourceForm() {
      return { requiresName: true, popular: popularSources }
    },

    async followSource({ address, name, category, frequency }) {
      requireAddress(address)
      await pause(PROCESSING_MS)
      return {
        source: {
          id: 'source-added',
          name: name || address,
          address,
          site: null,
          category,
          frequency,
          entryCount: 0,
          health: { state: 'new', message: null, lastSuccess: null, nextRun: null },
        },
        isKnown: false,
        found: 'The demo fetches no feed and keeps none',
        latest: [],
      }
    },

    async unfollowSource({ id }) {
      if (!sources.some((source) => source.id === id)) {
        throw new Problem('not-found', 'You no longer follow that source.')
      }
      sources = sources.filter((source) => source.id !== id)
    },

    async importOpml() {
      await pause(PROCESSING_MS)
      throw new Problem('not-allowed', 'The demo follows no list. Your own hub follows all of it.')
    },

    async followSampleNewswire() {
      return { followed: 0, known: sources.length, failed: [] }
    },

    async refreshSources() {},

    async getProgress() {
      return { fetching: 0, waitingFeeds: 0, waitingEntries: 0, articles: 0 }
    },
  }
}

/** As the counts of each folder say: the newest are new, the oldest read, and what lies between was only seen. */
function lookedAtIn(folders: Iterable<SampleArticle[]>) {
  const readIds = new Set<number>()
  const seenIds = new Set<number>()
  for (const articles of folders) {
    const firstRead = articles.length - readCountOf(articles.length)
    for (const [place, { id }] of articles.entries()) {
      if (place >= firstRead) readIds.add(id)
      else if (place >= newCountOf(articles.length)) seenIds.add(id)
    }
  }
  return { readIds, seenIds }
}

/** The demo asks nobody for a feed, but what cannot be an address is none here either. */
function requireAddress(typed: string): void {
  try {
    addressesMeant(typed)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    throw new Problem(error.kind, error.message, { fields: { address: error.message } })
  }
}

function pause(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs))
}
