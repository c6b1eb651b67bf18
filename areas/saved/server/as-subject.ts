import * as z from 'zod/mini'
import { isOpenTo } from '#areas/articles/server/lends/lists.ts'
import type { SubjectKeeper } from '#areas/newsroom/server/lends.ts'
import { sql } from '#server/tools.ts'

/** The most articles that one piece is about. */
const MOST = 24

/** Articles that the reader saved, the last saved first, for a piece that is made from them. */
export const articlesSaved: SubjectKeeper = async ({ db, readerId }, subject) => {
  if (subject.kind !== 'saved') return null
  const rows = await db.many(
    z.object({ id: z.int() }),
    sql`select articles.id from saved_articles join articles on articles.id = article_id
        where reader_id = ${readerId} and ${isOpenTo(readerId)}
        order by saved_at desc, articles.id desc limit ${MOST}`,
  )
  return { title: 'Saved', articles: rows.map(({ id }) => id) }
}
