import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { ReaderCategory } from '../contracts/categories.ts'
import {
  newsFilters,
  periods,
  viewModes,
  type feed,
  type Folder,
  type NewsFilter,
  type Period,
} from '../contract.ts'
import {
  type ArticleScope,
  type CategoryCount,
  countMatches,
  folderCounts,
  nearestArticles,
  searchHeadlines,
  startOf,
} from '#areas/articles/server/lends.ts'
import {
  countByCategory,
  HEADLINES_SHOWN,
  listBreaking,
  listFolderArticles,
  listHeadlines,
} from './lists.ts'
import { isOwn, readCategories } from './categories/read-categories.ts'
import { countFolders } from './folder-days/count-folders.ts'
import { wantFolderDays } from './folder-days/keep-folder-days.ts'
import { isWithin } from './for-you/candidates.ts'
import { listChosen } from './for-you/list-chosen.ts'

const count = folderCounts()

/** The feed answered from the database, which the workers keep filled. */
export function serverFeed(tools: Desk): Api<typeof feed> {
  const { db, readerId } = tools
  const scope = (): ArticleScope => ({ db, readerId, now: tools.now() })
  const searched = async (search: string): Promise<ArticleScope> => ({
    ...scope(),
    near: await nearestArticles(tools, readerId, search),
  })

  async function countChosen(chosen: {
    filter?: NewsFilter | undefined
    time?: Period | undefined
  }) {
    if (chosen.filter === 'topics') return countByCategory(scope(), isWithin(scope(), chosen))
    const counts = await countFolders(
      scope(),
      chosen.time ? startOf(chosen.time, tools.now()) : null,
    )
    if (chosen.time !== 'today') await wantFolderDays(tools)
    return counts
  }

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
      const found = search
        ? await countMatches(await searched(search), search, isWithin(scope(), chosen))
        : await count(readerId, JSON.stringify(chosen), () => countChosen(chosen))
      return foldersOf(found, await readCategories(db, readerId), search !== '')
    },

    async listFolderArticles({ folder, filter, ...page }) {
      const { search } = page
      const from = search ? await searched(search) : scope()
      const within = isWithin(scope(), { filter })
      return listFolderArticles(from, { category: folder, ...page, within })
    },
  }
}

/** In the reader's order, without those that they hide; of those without articles, only the reader's own. */
function foldersOf(
  found: CategoryCount[],
  categories: readonly ReaderCategory[],
  isSearched: boolean,
): Folder[] {
  const breaking = { id: 'Breaking', name: 'Breaking', hue: 'breaking', isHidden: false }
  return [breaking, ...categories].flatMap(({ id, name, hue, isHidden }) => {
    const count = found.find((one) => one.category === id)
    if (isHidden || (!count && (isSearched || !isOwn(id)))) return []
    const { total = 0, read = 0 } = count ?? {}
    return {
      id,
      name,
      ...(name !== id && { hue }),
      newArticleCount: total - read,
      readArticleCount: read,
      totalArticleCount: total,
    }
  })
}
