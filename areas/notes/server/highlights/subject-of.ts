import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { currentId, isOpenTo, isReaders } from '#areas/articles/server/lends.ts'
import { bookmarkPlace } from '#areas/saved/server/lends.ts'
import { sql, type Database } from '#server/tools.ts'
import type { Subject } from '../../contracts/highlights.ts'

const Place = z.object({
  title: z.string(),
  address: z.nullable(z.string()),
  article: z.nullable(z.int()),
  entry: z.nullable(z.int()),
})

/** A text that a passage is in, as it is kept with the passage. */
export type PlaceOfSubject = z.infer<typeof Place> & { bookmark: number | null }

/** Only what the reader can read is a subject of theirs. */
export async function subjectOf(
  db: Database,
  readerId: string,
  { kind, id }: Subject,
): Promise<PlaceOfSubject> {
  const place = await lookUp(db, readerId, { kind, id })
  if (place) return place
  throw new Problem('not-found', 'That text is no longer here. Reload the page.')
}

async function lookUp(db: Database, readerId: string, { kind, id }: Subject) {
  if (kind === 'bookmark') {
    const bookmark = await bookmarkPlace(db, readerId, id)
    return bookmark && { ...bookmark, article: null, entry: null, bookmark: id }
  }
  const place = await db.maybe(
    Place,
    kind === 'article'
      ? sql`select title, null as address, id as article, null::int as entry from articles
            where id = ${currentId(id)} and ${isReaders({ readerId })}`
      : sql`select entries.title, link as address, articles.id as article, entries.id as entry
            from entries
              left join article_entries on entry_id = entries.id
              left join articles on articles.id = article_id and ${isOpenTo(readerId)}
            where entries.id = ${id} and feed_id in (select feed_id from sources where reader_id = ${readerId})
            limit 1`,
  )
  return place && { ...place, bookmark: null }
}
