import type { Api } from '#core/contract.ts'
import type { saved } from '../contract.ts'
import type { savedLists } from '../contracts/lists.ts'
import { sampleSaved } from './saved.ts'

export function demoSaved({ now }: { now: Date }): Api<typeof saved> {
  return {
    async getSaved() {
      return sampleSaved(now)
    },
    async isArticleSaved() {
      return false
    },
    async saveArticle() {},
    async removeSaved() {},
  }
}

/** Lists of the demo, each with a single page. */
export function demoSavedLists({ now }: { now: Date }): Api<typeof savedLists> {
  const { articles, threads, bookmarks } = sampleSaved(now)
  return {
    async countSaved() {
      return {
        articles: articles.length,
        threads: threads.length,
        unreadBookmarks: bookmarks.length,
        bookmarks: bookmarks.length,
        isEditable: false,
      }
    },
    async listArticles() {
      return { items: articles, next: null }
    },
    async listThreads() {
      return { items: threads, next: null }
    },
  }
}
