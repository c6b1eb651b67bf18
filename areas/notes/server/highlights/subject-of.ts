import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { currentId } from '#areas/articles/server/lends/article.ts'
import { isOpenTo, isReaders } from '#areas/articles/server/lends/lists.ts'
import { bookmarkPlace } from '#areas/saved/server/lends.ts'
import { sql, type Database, type Sql } from '#server/tools.ts'
import type { Subject } from '../../contracts/highlights.ts'

const Place = z.object({
  title: z.string(),
  address: z.nullable(z.string()),
  article: z.nullable(z.int()),
  entry: z.nullable(z.int()),
  /** All texts that belong to the subject; empty if they were not fetched yet. */
  texts: z.array(z.string()),
})

/** The place of a text, as stored with a passage. */
export type PlaceOfSubject = z.infer<typeof Place> & { bookmark: number | null }

/** Finds a text that the reader may open. Throws a `Problem` if there is none. */
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
    if (!bookmark) return null
    const { text, ...place } = bookmark
    return { ...place, texts: [text], article: null, entry: null, bookmark: id }
  }
  const place = await db.maybe(
    Place,
    kind === 'article'
      ? sql`select title, null as address, id as article, null::int as entry, ${textsOfArticle(readerId)} as texts from articles
            where id = ${currentId(id)} and ${isReaders({ readerId })}`
      : sql`select entries.title, link as address, articles.id as article, entries.id as entry,
              array[entries.text, coalesce(whole.text, '')] as texts
            from entries
              left join entry_full_texts as whole on whole.entry_id = entries.id
              left join article_entries on article_entries.entry_id = entries.id
              left join articles on articles.id = article_id and ${isOpenTo(readerId)}
            where entries.id = ${id} and feed_id in (select feed_id from sources where reader_id = ${readerId})
            limit 1`,
  )
  return place && { ...place, bookmark: null }
}

/** The most entries that count as the text of an article, and the characters of each. */
const SOURCES_READ = 50
const READ_CHARACTERS = 20_000

/**
 * The texts of an article: its summary, the summary by the reader's endpoint, and its entries,
 * which the page also quotes.
 */
function textsOfArticle(readerId: string) {
  const sentences = (list: Sql) =>
    sql`select coalesce(string_agg(value ->> 'text', ' ' order by ordinality), '') from jsonb_array_elements(${list}) with ordinality`
  return sql`array[(${sentences(sql`articles.summary`)})]
    || array(select (${sentences(sql`ai_summaries.sentences`)}) from ai_summaries
        where article_id = articles.id and reader_id = ${readerId})
    || array(select left(entries.text, ${READ_CHARACTERS}) from article_entries join entries on entries.id = entry_id
        where article_id = articles.id order by published_at desc, entries.id limit ${SOURCES_READ})`
}
