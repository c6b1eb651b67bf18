import { sql, type Database } from '#server/tools.ts'
import { isBeginning, isTruncating, type FeedText } from './is-truncating.ts'

/**
 * The most pages that are read after one visit to a feed, newest first, so that a newly followed
 * feed does not fill the disk.
 */
const PAGES_A_VISIT = 10

interface NewEntry {
  identity: string
  link: string | null
  text: string
  publishedAt: string
}

/**
 * Notes which new entries of a feed need the text of their page: all if a reader switched this on;
 * if a reader's choice is automatic, the truncated entries of a truncating feed. Mails have no
 * pages. The sample newswire's pages say no more than its feeds, so the automatic choice skips
 * them.
 */
export async function wantFullTexts(
  db: Database,
  feedId: number,
  { added, all }: { added: readonly NewEntry[]; all: readonly FeedText[] },
  now: Date,
): Promise<void> {
  const truncates = isTruncating(all)
  const wanted = added
    .filter(({ link }) => link !== null && URL.canParse(link))
    .toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))
    .map((entry) => ({
      identity: entry.identity,
      host: new URL(entry.link!).host,
      beginning: truncates && isBeginning(entry),
    }))
  if (wanted.length === 0) return
  await db.run(sql`
    insert into entry_full_texts (entry_id, host, next_try_at)
    select entries.id, row.host, ${now}
    from rows from (jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as (identity text, host text, beginning boolean)) with ordinality as row (identity, host, beginning, place)
    join entries on entries.feed_id = ${feedId} and entries.identity = row.identity
    where exists (
      select 1 from sources join feeds on feeds.id = feed_id
      where feeds.id = ${feedId} and (
        (full_text = 'on' and address ~* '^(https?|newswire):')
        or (full_text = 'auto' and row.beginning and address ~* '^https?:')))
    order by row.place limit ${PAGES_A_VISIT}
    on conflict (entry_id) do nothing`)
}
