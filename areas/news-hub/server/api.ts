import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Tools } from '#server/tools.ts'
import { categories, type Folder, type newsHub } from '../contract.ts'
import { readArticlePage } from './article-page.ts'
import { folderCounts, type CategoryCount } from './folder-counts.ts'
import { followSource, refreshSources, unfollowSource } from './follow-source.ts'
import { importOpml } from './import-opml.ts'
import { listPopularSources } from './popular-sources.ts'
import { readProgress } from './progress.ts'
import {
  countByCategory,
  listBreaking,
  listFolderArticles,
  listHeadlines,
} from './read-articles.ts'
import { listSources } from './read-sources.ts'
import { followSampleNewswire } from './sample-newswire.ts'
import { countMatches, searchHeadlines } from './search-articles.ts'
import type { Shelf } from './shelf.ts'

const count = folderCounts()

/** News Hub answered from the database, which the workers keep filled from real feeds. */
export function serverNewsHub(tools: Tools, readerId: string): Api<typeof newsHub> {
  const { db } = tools
  const shelf = (): Shelf => ({ db, readerId, now: tools.now() })

  return {
    async getHub() {
      const { sources, hasArticle } = await db.one(
        z.object({ sources: z.int(), hasArticle: z.boolean() }),
        sql`select (select count(*) from sources where reader_id = ${readerId}) as sources,
              exists (select 1 from articles) as has_article`,
      )
      return {
        id: 'news-hub',
        name: 'News Hub',
        sourceCount: sources,
        hasArticle,
        filters: [],
        viewModes: [],
        timeFilters: [],
      }
    },

    async listBreaking() {
      return listBreaking(shelf())
    },

    async listHeadlines({ period, search }) {
      return search ? searchHeadlines(shelf(), search, period) : listHeadlines(shelf(), period)
    },

    async listFolders({ search }) {
      const found = search
        ? await countMatches(shelf(), search)
        : await count(readerId, () => countByCategory(shelf()))
      return foldersOf(found)
    },

    async listFolderArticles({ folder, ...page }) {
      return listFolderArticles(shelf(), { category: folder, ...page })
    },

    async getArticle({ id }) {
      return readArticlePage(shelf(), id)
    },

    async markRead({ id }) {
      await db.run(sql`
        insert into article_reads (reader_id, article_id, read_at)
        select ${readerId}, id, ${tools.now()} from articles
        where id = coalesce((select article_id from article_aliases where old_id = ${id}), ${id})
        on conflict do nothing`)
    },

    async listSources() {
      return listSources(db, readerId)
    },

    async getSourceForm() {
      return { requiresName: false, popular: await listPopularSources(db, readerId) }
    },

    async followSource(draft) {
      return followSource(tools, readerId, draft)
    },

    async unfollowSource({ id }) {
      const wasFollowed = await unfollowSource(db, readerId, id)
      if (!wasFollowed) throw new Problem('not-found', 'That source is not followed any more.')
      await tools.announce({ area: 'news-hub' })
    },

    async importOpml({ text }) {
      return importOpml(tools, readerId, text)
    },

    async followSampleNewswire() {
      return followSampleNewswire(tools, readerId)
    },

    async refreshSources() {
      await refreshSources(tools, readerId)
    },

    async getProgress() {
      return readProgress(tools)
    },
  }
}

/** In the order of the product's categories; one without articles is not shown. */
function foldersOf(found: CategoryCount[]): Folder[] {
  return [...categories, 'General' as const].flatMap((category) => {
    const count = found.find((one) => one.category === category)
    if (!count) return []
    return {
      id: category,
      name: category,
      newArticleCount: count.total - count.read,
      readArticleCount: count.read,
      totalArticleCount: count.total,
    }
  })
}
