import { raw } from 'sql-template-tag'
import { extensionPoint, type Extensions } from '#server/extension-points.ts'
import { sql } from '#server/tools.ts'
import { doneWithArticles } from './done-with-articles.ts'
import { moved, movedUnlessThere, type Hanging } from './hanging.ts'
import { keptByJoining } from './kept-by-joining.ts'
import { carriedNotifications } from './carried-notifications.ts'
import { partNotes } from './part-notes.ts'

/** An extension point for tables of other areas with rows that belong to articles. */
export const carries = extensionPoint<Hanging>('carries')

/**
 * Lists all tables with rows that belong to articles, in the order in which rows are moved and
 * returned. Tables of other areas are last, because they record the actions of rules. A test
 * compares the list with the database.
 */
export function hangingOn(extensions: Extensions): readonly Hanging[] {
  return [...own, ...extensions(carries)]
}

const SIGNAL = 'reader_id, kind, seconds, put_away_before, feed_id, category, terms, happened_at'
const LOOK = 'reader_id, looked_at, sentences, entries'

const own: readonly Hanging[] = [
  ...keptByJoining,
  ...doneWithArticles,
  {
    table: 'notes',
    carry: moved('notes'),
    part: partNotes,
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
      await movedUnlessThere('reading_signals', SIGNAL)!(db, pair)
      // Signals are not deleted together with their article, so the remaining ones are deleted
      // here.
      await db.run(sql`delete from reading_signals where article_id = ${pair.from}`)
    },
    // A "no" that removed the article from lists is copied to the part, so that it can be undone
    // there. Other signals must count only once.
    async part(db, { from, into }) {
      await db.run(sql`
        insert into reading_signals (article_id, ${raw(SIGNAL)})
        select ${into}, ${raw(SIGNAL)} from reading_signals as own
        where article_id = ${from} and kind in ('less', 'hide') and exists (
          select from articles_put_away as away
          where away.reader_id = own.reader_id and away.article_id = ${into} and state = 'hidden')`)
    },
  },
  {
    table: 'article_looks',
    carry: movedUnlessThere('article_looks', LOOK),
    // Looks are copied with their sentences, which were in the other article.
    part: movedUnlessThere('article_looks', LOOK),
  },
  carriedNotifications,
  // These rows are computed again for the remaining article (keeping/by-source).
  { table: 'articles_past_keeping' },
  // These rows are computed whenever an article is written.
  { table: 'article_quality' },
  { table: 'articles_filed' },
  { table: 'ai_summaries' },
  { table: 'article_vectors' },
  { table: 'sentence_vectors' },
  // The absorbing article is rewritten anyway.
  { table: 'stale_articles' },
]
