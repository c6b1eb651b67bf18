import * as z from 'zod/mini'
import { saved } from '../contract.ts'
import { type Api, Time } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { Kept } from '#server/area.ts'
import { extensionPoint } from '#server/extension-points.ts'
import { sql, type Desk } from '#server/tools.ts'
import { currentId, isOpenTo, isReaders } from '#areas/articles/server/lends.ts'
import { dropSignal, noteSignal } from '#areas/profiles/server/lends.ts'

/** What goes on after a reader saved an article by hand. */
export const articleSaved =
  extensionPoint<(tools: Desk, article: number) => Promise<void>>('article-saved')

const SHOWN = 100
const HUB_NAME = 'News Hub'

const SavedRow = z.object({
  id: z.int(),
  title: z.string(),
  category: z.string(),
  savedAt: Time,
})

/** What the reader keeps: articles, which neither retention nor the end of a source takes away. */
export const savedKeeper: Kept = {
  contract: saved,
  open: serverSaved,
  about: {
    getSaved: 'The saved articles, newest first.',
    isArticleSaved: 'Whether an article is saved.',
    saveArticle: 'Saves an article; it is never deleted automatically.',
    removeSaved: 'Removes an article from the saved ones.',
  },
}

export function serverSaved(tools: Desk): Api<typeof saved> {
  const { db, readerId } = tools
  const tell = () => tools.announce({ area: 'saved' })

  return {
    async getSaved() {
      const rows = await db.many(
        SavedRow,
        sql`select articles.id, title, category, saved_at
            from saved_articles join articles on articles.id = article_id
            where reader_id = ${readerId} and ${isOpenTo(readerId)} order by saved_at desc, articles.id desc limit ${SHOWN}`,
      )
      const articles = rows.map(({ id, ...row }) => ({
        ...row,
        id: String(id),
        hub: HUB_NAME,
        page: `/news-hub/feed?article=${id}`,
      }))
      return { articles, threads: [], bookmarks: [] }
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
      for (const goOn of tools.extensions(articleSaved)) await goOn(tools, article)
      await tell()
    },

    async removeSaved({ kind, id }) {
      if (kind !== 'articles' || !/^\d{1,15}$/.test(id)) return
      await db.run(sql`
        delete from saved_articles
        where reader_id = ${readerId} and article_id = ${currentId(Number(id))}`)
      await dropSignal(tools, readerId, Number(id), 'save')
      await tell()
    },
  }
}
