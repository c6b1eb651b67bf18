import * as z from 'zod/mini'
import { Time, type Api } from '#core/contract.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { lastSeen } from '../../contracts/last-seen.ts'
import { currentId } from '../reading/article-aliases.ts'
import { isOpenTo } from '../reading/article-scope.ts'

/** The time within which openings count as one, so that reloading a page does not hide its news. */
export const ONE_OPENING_MS = 60_000
const OPENINGS_KEPT = 2

export function serverLastSeen({ db, now, readerId }: Desk): Api<typeof lastSeen> {
  return {
    async noteSeen({ article, sentences, entries }) {
      const at = now()
      await db.transaction(async (db) => {
        // A look with a future time came from a wrong clock, and would hide all changes until that
        // time. The article is locked, because it may have been merged or deleted since it was
        // opened.
        const known = await db.maybe(
          z.object({ id: z.int(), newest: z.nullable(Time) }),
          sql`select id, (select max(looked_at) from article_looks
                where article_id = articles.id and reader_id = ${readerId} and looked_at <= ${at}) as newest
              from articles
              where id = ${currentId(article)} and ${isOpenTo(readerId)} for key share`,
        )
        if (!known) return
        const { id, newest } = known
        const isSame = newest !== null && at.getTime() - Date.parse(newest) < ONE_OPENING_MS
        await db.run(sql`
          insert into article_looks (reader_id, article_id, looked_at, sentences, entries)
          values (${readerId}, ${id}, ${isSame ? newest : at}, ${JSON.stringify(sentences)}::jsonb, ${entries})
          on conflict (reader_id, article_id, looked_at) do update
            set sentences = excluded.sentences, entries = excluded.entries`)
        await db.run(sql`
          delete from article_looks where reader_id = ${readerId} and article_id = ${id} and looked_at not in (
            select looked_at from article_looks where reader_id = ${readerId} and article_id = ${id}
              and looked_at <= ${at}
            order by looked_at desc limit ${OPENINGS_KEPT})`)
      })
    },
  }
}
