import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Desk } from '#server/tools.ts'
import { newsFilters, periods, viewModes, type Folder, type newsHub } from '../contract.ts'
import { categories } from '#engine/categories/categories.ts'
import {
  type ArticleScope,
  type CategoryCount,
  countMatches,
  currentId,
  folderCounts,
  nearestArticles,
  pageParts,
  queueFollowUp,
  readArticlePage,
  searchHeadlines,
} from '#areas/articles/server/lends.ts'
import {
  followSampleNewswire,
  followSource,
  importOpml,
  listPopularSources,
  listSources,
  refreshSources,
  tellFollowingChanged,
  unfollowSource,
} from '#areas/sources/server/lends.ts'
import { readProgress } from '#feeds/progress.ts'
import {
  countByCategory,
  HEADLINES_SHOWN,
  listBreaking,
  listFolderArticles,
  listHeadlines,
} from './lists.ts'
import { isWithin } from './for-you/candidates.ts'
import { listChosen } from './for-you/list-chosen.ts'
import { noteSignal } from '#areas/profiles/server/lends.ts'

const count = folderCounts()

/** News Hub answered from the database, which the workers keep filled from real feeds. */
export function serverNewsHub(tools: Desk): Api<typeof newsHub> {
  const { db, readerId } = tools
  const scope = (): ArticleScope => ({ db, readerId, now: tools.now() })
  const searched = async (search: string): Promise<ArticleScope> => ({
    ...scope(),
    near: await nearestArticles(tools, readerId, search),
  })

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
        filters: [...newsFilters],
        viewModes: [...viewModes],
        timeFilters: [...periods],
      }
    },

    async listBreaking() {
      return listBreaking(scope())
    },

    async listHeadlines({ period, search, filter }) {
      if (search) return searchHeadlines(await searched(search), search, period)
      return filter
        ? listChosen(scope(), { filter, time: period, search }, HEADLINES_SHOWN)
        : listHeadlines(scope(), period)
    },

    async listFolders({ search, ...chosen }) {
      const within = isWithin(scope(), chosen)
      const found = search
        ? await countMatches(await searched(search), search, within)
        : await count(readerId, JSON.stringify(chosen), () => countByCategory(scope(), within))
      return foldersOf(found)
    },

    async listFolderArticles({ folder, filter, ...page }) {
      const { search } = page
      const from = search ? await searched(search) : scope()
      const within = isWithin(scope(), { filter })
      return listFolderArticles(from, { category: folder, ...page, within })
    },

    async getArticle({ id }) {
      const article = await readArticlePage(scope(), tools.extensions(pageParts), id)
      await queueFollowUp(tools, article.id)
      return article
    },

    async markRead({ id }) {
      await db.run(sql`
        insert into article_reads (reader_id, article_id, read_at)
        select ${readerId}, id, ${tools.now()} from articles
        where id = ${currentId(id)}
        on conflict (reader_id, article_id) do update set rule_id = null
          where article_reads.rule_id is not null`)
      await noteSignal(tools, readerId, id, 'open')
    },

    async listSources() {
      return listSources(db, readerId)
    },

    async getSourceForm() {
      return { requiresName: false, popular: await listPopularSources(db, readerId) }
    },

    async followSource(draft) {
      const followed = await followSource(tools.world, readerId, draft)
      await tellFollowingChanged(tools)
      return followed
    },

    async unfollowSource({ id }) {
      const wasFollowed = await unfollowSource(db, readerId, id)
      if (!wasFollowed) throw new Problem('not-found', 'You no longer follow that source.')
      await tellFollowingChanged(tools)
      await tools.announce({ area: 'news-hub' })
    },

    async importOpml({ text }) {
      const imported = await importOpml(tools.world, readerId, text)
      await tellFollowingChanged(tools)
      return imported
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
