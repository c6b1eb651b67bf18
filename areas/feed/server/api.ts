import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Desk } from '#server/tools.ts'
import {
  categories,
  newsFilters,
  periods,
  viewModes,
  type Folder,
  type newsHub,
} from '../contract.ts'
import { nearestArticles } from '#areas/articles/server/embeddings/nearest-articles.ts'
import { currentId } from '#areas/articles/server/reading/article-aliases.ts'
import { readArticlePage } from '#areas/articles/server/reading/article-page.ts'
import { folderCounts, type CategoryCount } from '#areas/articles/server/reading/folder-counts.ts'
import {
  followSource,
  refreshSources,
  unfollowSource,
} from '#areas/sources/server/following/follow-source.ts'
import { importOpml } from '#areas/sources/server/following/import-opml.ts'
import { wakeFollowUp } from '#areas/articles/server/affairs/follow-up-links.ts'
import { listPopularSources } from '#areas/sources/server/following/popular-sources.ts'
import { readProgress } from '#feeds/progress.ts'
import {
  countByCategory,
  HEADLINES_SHOWN,
  listBreaking,
  listFolderArticles,
  listHeadlines,
} from '#areas/articles/server/reading/read-articles.ts'
import { listSources } from '#areas/sources/server/following/read-sources.ts'
import { isWithin } from './for-you/candidates.ts'
import { listChosen } from './for-you/list-chosen.ts'
import { noteSignal } from '#areas/profiles/server/interests/signals.ts'
import { followSampleNewswire } from '#areas/sources/server/following/sample-newswire.ts'
import { countMatches, searchHeadlines } from '#areas/articles/server/search/search-articles.ts'
import type { Shelf } from '#areas/articles/server/reading/shelf.ts'
import { wakeTopics } from '#areas/topics/server/rebuild-topics.ts'

const count = folderCounts()

/** News Hub answered from the database, which the workers keep filled from real feeds. */
export function serverNewsHub(tools: Desk): Api<typeof newsHub> {
  const { db, readerId } = tools
  const shelf = (): Shelf => ({ db, readerId, now: tools.now() })
  const searched = async (search: string): Promise<Shelf> => ({
    ...shelf(),
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
      return listBreaking(shelf())
    },

    async listHeadlines({ period, search, filter }) {
      if (search) return searchHeadlines(await searched(search), search, period)
      return filter
        ? listChosen(shelf(), { filter, time: period, search }, HEADLINES_SHOWN)
        : listHeadlines(shelf(), period)
    },

    async listFolders({ search, ...chosen }) {
      const within = isWithin(shelf(), chosen)
      const found = search
        ? await countMatches(await searched(search), search, within)
        : await count(readerId, JSON.stringify(chosen), () => countByCategory(shelf(), within))
      return foldersOf(found)
    },

    async listFolderArticles({ folder, filter, ...page }) {
      const { search } = page
      const from = search ? await searched(search) : shelf()
      const within = isWithin(shelf(), { filter })
      return listFolderArticles(from, { category: folder, ...page, within })
    },

    async getArticle({ id }) {
      const article = await readArticlePage(shelf(), id)
      await wakeFollowUp(tools, article.id)
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
      await wakeTopics(tools)
      return followed
    },

    async unfollowSource({ id }) {
      const wasFollowed = await unfollowSource(db, readerId, id)
      if (!wasFollowed) throw new Problem('not-found', 'That source is not followed any more.')
      await wakeTopics(tools)
      await tools.announce({ area: 'news-hub' })
    },

    async importOpml({ text }) {
      const imported = await importOpml(tools, readerId, text)
      await wakeTopics(tools)
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
