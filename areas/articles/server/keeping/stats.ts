import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'

export const Stats = z.object({
  feeds: z.int(),
  sources: z.int(),
  failingFeeds: z.int(),
  entries: z.int(),
  revisions: z.int(),
  entriesWaiting: z.int(),
  entriesSetAside: z.int(),
  articles: z.int(),
  articlesOfSeveralSources: z.int(),
  databaseBytes: z.int(),
})
export type Stats = z.infer<typeof Stats>

/** Counts everything exactly, which is too slow for a screen but not for a shell command. */
export function readStats(db: Database): Promise<Stats> {
  return db.one(
    Stats,
    sql`select
      (select count(*) from feeds) as feeds,
      (select count(*) from sources) as sources,
      (select count(*) from feeds where state in ('failing', 'gone')) as failing_feeds,
      (select count(*) from entries) as entries,
      (select count(*) from entry_revisions) as revisions,
      (select count(*) from entries_waiting) as entries_waiting,
      (select count(*) from entries_set_aside) as entries_set_aside,
      (select count(*) from articles) as articles,
      (select count(*) from articles where source_count >= 2) as articles_of_several_sources,
      pg_database_size(current_database()) as database_bytes`,
  )
}
