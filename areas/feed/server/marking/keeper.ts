import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import type { Kept } from '#server/asking/kept.ts'
import { sql, type Desk } from '#server/tools.ts'
import { currentId } from '#areas/articles/server/lends/article.ts'
import { marking } from '../../contracts/marking.ts'
import { markAllRead } from './mark-all-read.ts'

/** Marking articles as read without opening them. */
export const markingKeeper: Kept = {
  contract: marking,
  open: serverMarking,
  about: {
    isArticleRead: 'Whether an article is marked as read.',
    getNewestArticle: 'The article that came last, up to which a list is marked as read.',
    markAllRead:
      'Marks the articles of a folder, a source, a time, a search or a list as read; all where nothing narrows it.',
    takeBackMarking: 'Marks unread again what was marked together, but for what was opened since.',
    markUnread: 'Marks an article as unread.',
  },
}

export function serverMarking(tools: Desk): Api<typeof marking> {
  const { db, readerId } = tools
  const tell = () => tools.announce({ area: 'articles' })

  return {
    async isArticleRead({ article }) {
      const { isRead } = await db.one(
        z.object({ isRead: z.boolean() }),
        sql`select exists (select 1 from article_reads
          where reader_id = ${readerId} and article_id = ${currentId(article)}) as is_read`,
      )
      return isRead
    },

    async getNewestArticle() {
      const newest = await db.maybe(
        z.object({ id: z.int() }),
        sql`select id from articles where private_to is null or private_to = ${readerId}
            order by id desc limit 1`,
      )
      return newest?.id ?? null
    },

    async markAllRead(marked) {
      const done = await markAllRead(tools, marked)
      if (done.count > 0) await tell()
      return done
    },

    async takeBackMarking({ batch }) {
      const { changed } = await db.run(
        sql`delete from article_reads where reader_id = ${readerId} and batch = ${batch}`,
      )
      if (changed > 0) await tell()
    },

    async markUnread({ article }) {
      await db.run(
        sql`delete from article_reads where reader_id = ${readerId} and article_id = ${currentId(article)}`,
      )
      await tell()
    },
  }
}
