import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { sql, type Desk } from '#server/tools.ts'
import { FIRST_HUB } from '#areas/hubs/contract.ts'
import { readHub } from '#areas/hubs/server/lends.ts'
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
import { type CategoryCount, folderCounts } from '#areas/articles/server/lends/folders.ts'
import { countMatches, searchHeadlines } from '#areas/articles/server/lends/search.ts'
import { nearestArticles } from '#areas/articles/server/lends/article.ts'
import { startOf } from '#areas/articles/server/lends/lists.ts'
import {
  countByCategory,
  foldersReadSince,
  HEADLINES_SHOWN,
  listFolderArticles,
  listHeadlines,
} from './lists.ts'
import { listBreaking } from './list-breaking.ts'
import { isOwn, readCategories } from './categories/read-categories.ts'
import { countFolders } from './folder-days/count-folders.ts'
import { wantFolderDays } from './folder-days/keep-folder-days.ts'
import { isWithin } from './for-you/candidates.ts'
import { listChosen } from './for-you/list-chosen.ts'
import { scopesOf } from './scope.ts'

const count = folderCounts()

/** Serves the feed from the database, which workers keep up to date. */
export function serverFeed(tools: Desk): Api<typeof feed> {
  const { db, readerId } = tools
  const scope = scopesOf(tools)
  const searched = async (search: string, hub?: string, unreadAt?: string) => ({
    ...scope(hub, unreadAt),
    near: await nearestArticles(tools, readerId, search),
  })

  async function countChosen(chosen: {
    filter?: NewsFilter | undefined
    time?: Period | undefined
    hub?: string | undefined
  }) {
    const from = scope(chosen.hub)
    if (chosen.filter === 'topics') return countByCategory(from, isWithin(from, chosen))
    const counts = await countFolders(from, chosen.time ? startOf(chosen.time, tools.now()) : null)
    if (chosen.time !== 'today') await wantFolderDays(tools, chosen.hub)
    return counts
  }

  return {
    async getHub({ hub = FIRST_HUB }) {
      const { id, name } = await readHub(db, readerId, hub)
      const { sources, hasArticle, isEmpty } = await db.one(
        z.object({ sources: z.int(), hasArticle: z.boolean(), isEmpty: z.boolean() }),
        sql`select (select count(*) from sources where reader_id = ${readerId}) as sources,
              exists (select 1 from articles) as has_article,
              not exists (select from hubs_members where reader_id = ${readerId} and hub_id = ${hub}) as is_empty`,
      )
      return {
        id,
        name,
        sourceCount: sources,
        hasArticle,
        ...(hub !== FIRST_HUB && { isEmpty }),
        filters: [...newsFilters],
        viewModes: [...viewModes],
        timeFilters: [...periods],
        followsChoices: true,
      }
    },

    async listBreaking({ hub }) {
      return listBreaking(scope(hub))
    },

    async listHeadlines({ period, search, filter, hub, unreadAt }) {
      if (search) return searchHeadlines(await searched(search, hub, unreadAt), search, period)
      const from = scope(hub, unreadAt)
      return filter
        ? listChosen(from, { filter, time: period, search }, HEADLINES_SHOWN)
        : listHeadlines(from, period)
    },

    async listFolders({ search, unreadAt, ...chosen }) {
      const found = search
        ? await countMatches(
            await searched(search, chosen.hub),
            search,
            isWithin(scope(chosen.hub), chosen),
          )
        : await count(readerId, JSON.stringify(chosen), () => countChosen(chosen))
      const isWhole = search === '' && (chosen.hub ?? FIRST_HUB) === FIRST_HUB
      const folders = foldersOf(found, await readCategories(db, readerId), isWhole)
      if (unreadAt === undefined) return folders
      const readSince = await foldersReadSince(scope(), unreadAt)
      return folders.filter(({ id, newArticleCount }) => newArticleCount > 0 || readSince.has(id))
    },

    async listFolderArticles({ folder, filter, hub, unreadAt, ...page }) {
      const { search } = page
      const from = search ? await searched(search, hub, unreadAt) : scope(hub, unreadAt)
      const within = isWithin(from, { filter })
      return listFolderArticles(from, { category: folder, ...page, within })
    },
  }
}

/**
 * The folders in the reader's order, without hidden ones. An empty folder is listed only in the hub
 * of everything, if its category is the reader's own or the folder has settings.
 */
function foldersOf(
  found: CategoryCount[],
  categories: readonly ReaderCategory[],
  isWhole: boolean,
): Folder[] {
  const breaking = { id: 'Breaking', name: 'Breaking', hue: 'breaking', isHidden: false }
  return [breaking, ...categories].flatMap(({ id, name, hue, isHidden }) => {
    const count = found.find((one) => one.category === id && (isWhole || one.total > 0))
    if (isHidden || (!count && !(isWhole && isOwn(id)))) return []
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
