import * as z from 'zod/mini'
import { saved } from '../contract.ts'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { Kept } from '#server/asking/kept.ts'
import { sql, type Desk } from '#server/tools.ts'
import { currentId } from '#areas/articles/server/lends/article.ts'
import { isReaders } from '#areas/articles/server/lends/lists.ts'
import { dropSignal, noteSignal } from '#areas/profiles/server/lends.ts'
import { newestBookmarks } from './bookmarks/newest-bookmarks.ts'
import { listSavedArticles } from './list-articles.ts'
import { savedThreads } from './saved-threads.ts'
import { noteSaved } from './tell-of-changes.ts'
import { tellOfSaving } from './tell-of-saved.ts'

const SHOWN = 100

/**
 * Keeps the reader's saved articles. They stay when retention deletes others, and when a source is
 * removed.
 */
export const savedKeeper: Kept = {
  contract: saved,
  open: serverSaved,
  about: {
    getSaved: 'The newest hundred articles, threads and bookmarks that are saved.',
    isArticleSaved: 'Whether an article is saved.',
    saveArticle: 'Saves an article; it is never deleted automatically.',
    removeSaved: 'Removes an article, a thread or a bookmark from what is saved.',
  },
}

export function serverSaved(tools: Desk): Api<typeof saved> {
  const { db, readerId } = tools
  const tell = () => tools.announce({ area: 'saved' })

  return {
    async getSaved() {
      const { items } = await listSavedArticles(db, readerId, { most: SHOWN })
      const threads = await Promise.all(
        tools
          .extensions(savedThreads)
          .map((keeper) => keeper.list(tools, { search: '', cursor: null, most: SHOWN })),
      )
      return {
        articles: items,
        threads: threads.flatMap((list) => list.items).slice(0, SHOWN),
        bookmarks: await newestBookmarks(db, readerId, SHOWN),
      }
    },

    async isArticleSaved({ article }) {
      const found = await db.maybe(
        z.object({ articleId: z.int() }),
        sql`select article_id from saved_articles
            where reader_id = ${readerId} and article_id = ${currentId(article)}`,
      )
      return found !== null
    },

    async saveArticle({ article }) {
      const { changed } = await db.run(sql`
        insert into saved_articles (reader_id, article_id, saved_at)
        select ${readerId}, id, ${tools.now()} from articles
        where id = ${currentId(article)} and ${isReaders({ readerId })}
        on conflict (reader_id, article_id) do update set rule_id = null`)
      if (changed === 0) throw new Problem('not-found', 'That article no longer exists.')
      await noteSignal(tools, readerId, article, 'save')
      await noteSaved(tools, article)
      await tellOfSaving(tools, article)
      await tell()
    },

    async removeSaved({ kind, id }) {
      if (kind === 'threads') {
        for (const keeper of tools.extensions(savedThreads)) await keeper.remove(tools, id)
        return tell()
      }
      if (!/^\d{1,15}$/.test(id)) return
      if (kind === 'bookmarks') {
        await db.run(sql`
          update saved_bookmarks set deleted_at = ${tools.now()}
          where id = ${Number(id)} and reader_id = ${readerId} and deleted_at is null`)
        return tell()
      }
      await db.run(sql`
        delete from saved_articles
        where reader_id = ${readerId} and article_id = ${currentId(Number(id))}`)
      await dropSignal(tools, readerId, Number(id), 'save')
      await tell()
    },
  }
}
