import * as z from 'zod/mini'
import { serverSaved } from '#areas/saved/server/lends.ts'
import { sql, type Desk } from '#server/tools.ts'
import { entriesInArticles, isReaders, starsOf } from './entry-conditions.ts'

const Starred = z.object({ articleId: z.int(), stars: z.array(z.int()) })

/**
 * Stars entries by saving their articles. An article that loses its last star is no longer saved.
 */
export async function starEntries(
  desk: Desk,
  ids: readonly number[],
  isStarred: boolean,
): Promise<void> {
  const { db, readerId } = desk
  const articles = await db.many(
    z.object({ articleId: z.int(), entries: z.array(z.int()) }),
    sql`select article_id, array_agg(entries.id) as entries from ${entriesInArticles}
        where entries.id = any(${[...ids]}) and ${isReaders(readerId)} group by 1`,
  )
  const before = await db.many(
    Starred,
    sql`select article_id, array(${starsOf(readerId, sql`saved_articles.article_id`)}) as stars
        from saved_articles
        where reader_id = ${readerId} and article_id = any(${articles.map(({ articleId }) => articleId)})`,
  )
  const starsBefore = new Map(before.map(({ articleId, stars }) => [articleId, stars]))
  const saved = serverSaved(desk)
  for (const { articleId, entries } of articles) {
    const known = starsBefore.get(articleId) ?? []
    const stars = isStarred
      ? [...new Set([...known, ...entries])]
      : known.filter((star) => !entries.includes(star))
    await keepStars(desk, articleId, stars)
    if (stars.length === 0) await saved.removeSaved({ kind: 'articles', id: String(articleId) })
    else if (!starsBefore.has(articleId)) await saved.saveArticle({ article: articleId })
  }
}

async function keepStars({ db, readerId }: Desk, article: number, stars: number[]): Promise<void> {
  await db.transaction(async (db) => {
    await db.run(sql`
      delete from reader_clients_stars as stars using article_entries
      where stars.reader_id = ${readerId} and stars.entry_id = article_entries.entry_id
        and article_entries.article_id = ${article} and stars.entry_id <> all(${stars})`)
    await db.run(sql`
      insert into reader_clients_stars (reader_id, entry_id)
      select ${readerId}, entry_id from unnest(${stars}::bigint[]) as entry_id on conflict do nothing`)
  })
}
