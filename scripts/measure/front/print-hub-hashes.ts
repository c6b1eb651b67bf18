import { raw } from 'sql-template-tag'
import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'

/** The rows of each kind of result, without the times at which the server worked. */
const RESULTS = {
  joins: 'select entry_id, article_id, position, confidence from article_entries',
  'possible joins': 'select entry_id, article_id, confidence from possible_joins',
  'merged articles': 'select * from article_aliases',
  articles: `select id, title, category, language, summary, summary_text, outlets, source_count, independent_count,
    feed_ids, search, first_published_at, published_at, is_breaking, breaking_until, told_at, lead_weight,
    image_entry_id, former_title from articles`,
  affairs: 'select article_id, affair_id, told, md5(shares) from article_affairs',
  'follow-ups': 'select article_id, former_id from article_follow_ups',
  quality: 'select article_id, score, parts from article_quality',
  trends: 'select * from trend_terms',
} as const

const SHOWN_DIGITS = 12

/**
 * Prints a hash of each kind of result in a server's tables: a change that only saves work must
 * leave them the same.
 */
export async function printHubHashes(db: Database): Promise<void> {
  for (const [kind, rows] of Object.entries(RESULTS)) {
    const { hash, count } = await db.one(
      z.object({ hash: z.string(), count: z.int() }),
      sql`select count(*)::int as count, coalesce(md5(string_agg(said, chr(10) order by said)), '') as hash
          from (select result::text as said from (${raw(rows)}) as result) as told`,
    )
    console.log(`${kind}: ${hash.slice(0, SHOWN_DIGITS)} of ${count} rows`)
  }
}
