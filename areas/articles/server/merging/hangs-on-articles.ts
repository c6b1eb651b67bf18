import { extensionPoint, type Extensions } from '#server/extension-points.ts'
import { sql } from '#server/tools.ts'
import { doneWithArticles } from './done-with-articles.ts'
import { moved, movedUnlessThere, type Hanging } from './hanging.ts'
import { keptByJoining } from './kept-by-joining.ts'

/** What other areas keep of articles. */
export const carries = extensionPoint<Hanging>('carries')

/**
 * Everything that hangs on an article, in the order in which it is carried and given back; what other areas keep
 * comes last, since what rules did is given back by what they say of it. A test holds the list against the database.
 */
export function hangingOn(extensions: Extensions): readonly Hanging[] {
  return [...own, ...extensions(carries)]
}

const own: readonly Hanging[] = [
  ...keptByJoining,
  ...doneWithArticles,
  {
    table: 'notes',
    carry: moved('notes'),
    back: {
      key: 'notes',
      read: ({ from }) =>
        sql`(select coalesce(jsonb_agg(id), '[]') from notes where article_id = ${from})`,
      async give(db, { from, into }, kept) {
        await db.run(sql`
          update notes set article_id = ${from}
          where article_id = ${into} and id in (select jsonb_array_elements_text(${kept}))`)
      },
    },
  },
  {
    table: 'reading_signals',
    async carry(db, pair) {
      await movedUnlessThere(
        'reading_signals',
        'reader_id, kind, seconds, put_away_before, feed_id, category, terms, happened_at',
      )!(db, pair)
      // They outlive their article, so nothing else takes those that stay behind.
      await db.run(sql`delete from reading_signals where article_id = ${pair.from}`)
    },
  },
  {
    table: 'article_looks',
    carry: movedUnlessThere('article_looks', 'reader_id, looked_at, sentences, entries'),
  },
  // Made anew whenever the article is written.
  { table: 'article_quality' },
  { table: 'articles_filed' },
  { table: 'ai_summaries' },
  { table: 'article_vectors' },
]
