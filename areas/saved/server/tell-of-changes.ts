import * as z from 'zod/mini'
import { readCurrentId } from '#areas/articles/server/lends/article.ts'
import { sql, type Database, type Desk, type Tools } from '#server/tools.ts'
import { notify } from '#platform/notifications/server/lends.ts'
import { savedChange } from '../saved-change.ts'

const words = sql`md5(title || chr(10) || coalesce(summary_text, ''))`

/** Stores the words of an article when it is saved, so that later changes are noticed. */
export async function noteSaved(tools: Desk, article: number): Promise<void> {
  const id = await readCurrentId(tools.db, article)
  await tools.db.run(sql`
    insert into notifications_saved (reader_id, article_id, words)
    select ${tools.readerId}, id, ${words} from articles where id = ${id}
    on conflict (reader_id, article_id) do update set words = excluded.words`)
}

const Changed = z.object({ readerId: z.string(), article: z.int(), words: z.string() })

/**
 * Notifies readers of saved articles whose text has changed. The text of an article that a rule has
 * just saved is only stored.
 */
export async function tellOfChanges(db: Database, ids: number[], tools: Tools): Promise<void> {
  const changed = await db.many(
    Changed,
    sql`with now as (
          select saved_articles.reader_id, articles.id as article, ${words} as words
          from saved_articles join articles on articles.id = article_id where articles.id = any(${ids})
        ), former as (
          select now.*, known.words as before from now
            left join notifications_saved as known on known.reader_id = now.reader_id and article_id = article
        ), noted as (
          insert into notifications_saved (reader_id, article_id, words)
          select reader_id, article, words from former where before is distinct from words
          on conflict (reader_id, article_id) do update set words = excluded.words
        )
        select reader_id, article, words from former where before <> words order by reader_id, article`,
  )
  await notify(
    tools,
    db,
    savedChange,
    changed.map(({ readerId, article, words }) => ({
      ...{ readerId, article, subject: `saved/${article}` },
      event: `saved/${article}/${words}`,
      facts: {},
    })),
  )
}
