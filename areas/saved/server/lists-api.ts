import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { isOpenTo } from '#areas/articles/server/lends/lists.ts'
import { sql, type Desk } from '#server/tools.ts'
import { readMakers } from '#platform/actions/server/lends.ts'
import { saved } from '../contract.ts'
import type { savedLists } from '../contracts/lists.ts'
import { listSavedArticles } from './list-articles.ts'
import { savedThreads } from './saved-threads.ts'

const SHOWN = 50
/** The highest number that is counted; counting further would take too long. */
const COUNTED = 10_000

const Counts = z.object({ articles: z.int(), unreadBookmarks: z.int(), bookmarks: z.int() })

/** Lists of things that a reader saved, one page at a time. */
export function serverSavedLists(tools: Desk): Api<typeof savedLists> {
  const { db, readerId } = tools
  return {
    async countSaved() {
      const counts = await db.one(
        Counts,
        sql`select (select count(*)::int from (
              select from saved_articles join articles on articles.id = article_id
              where reader_id = ${readerId} and ${isOpenTo(readerId)} limit ${COUNTED}) as counted) as articles,
            (select count(*)::int from (
              select from saved_bookmarks where reader_id = ${readerId} and deleted_at is null
                and archived_at is null and read_at is null limit ${COUNTED}) as counted) as unread_bookmarks,
            (select count(*)::int from (
              select from saved_bookmarks where reader_id = ${readerId} and deleted_at is null
              limit ${COUNTED}) as counted) as bookmarks`,
      )
      const kept = tools.extensions(savedThreads)
      const threads = await Promise.all(kept.map((one) => one.count(tools, COUNTED)))
      return {
        ...counts,
        threads: threads.reduce((sum, count) => sum + count, 0),
        isEditable: true,
      }
    },

    async listArticles(asked) {
      const page = await listSavedArticles(db, readerId, { ...asked, most: SHOWN })
      const ids = page.items.map(({ id }) => id)
      const makers = await readMakers(tools, saved.saveArticle, ids)
      const items = page.items.map((item) => {
        const madeBy = makers.get(item.id)
        return madeBy ? { ...item, madeBy } : item
      })
      return { ...page, items }
    },

    async listThreads({ search, cursor = null }) {
      // One area, the assistant, adds saved conversations. Without it there are none.
      const [keeper] = tools.extensions(savedThreads)
      if (!keeper) return { items: [], next: null }
      return keeper.list(tools, { search: search.trim(), cursor, most: SHOWN })
    },
  }
}
