import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Database } from '#server/tools.ts'
import { ENTRIES_TO_RESTORE, type Joiner } from './articles/joiner.ts'

/** An entry as the joiner reads it. */
export const JoinableEntry = z.object({
  id: z.int(),
  feedId: z.int(),
  title: z.string(),
  text: z.string(),
  language: z.nullable(z.string()),
  publishedAt: Time,
})

const JoinedEntry = z.extend(JoinableEntry, { articleId: z.int() })

const PAGE = 1000

/** Rebuilds the joiner's window from what is stored, so that it goes on as if it had never stopped. */
export async function restoreJoiner(db: Database, joiner: Joiner): Promise<void> {
  const { from } = await db.one(
    z.object({ from: z.int() }),
    sql`select coalesce(min(entry_id), 0) as from from (
          select entry_id from article_entries order by entry_id desc limit ${ENTRIES_TO_RESTORE}
        ) as last`,
  )
  for (let next = from; ;) {
    const page = await db.many(
      JoinedEntry,
      sql`select id, feed_id, title, text, language, published_at, article_id
          from article_entries join entries on id = entry_id
          where entry_id >= ${next} order by entry_id limit ${PAGE}`,
    )
    for (const entry of page) joiner.restore(joinerEntry(entry), entry.articleId)
    if (page.length < PAGE) return
    next = page.at(-1)!.id + 1
  }
}

export function joinerEntry(entry: z.infer<typeof JoinableEntry>) {
  return {
    id: entry.id,
    title: entry.title,
    text: entry.text,
    source: entry.feedId,
    publishedAt: Date.parse(entry.publishedAt),
    language: entry.language,
  }
}
