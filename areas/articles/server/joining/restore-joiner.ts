import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Database } from '#server/tools.ts'
import { isPinned } from './place-entries.ts'
import { ENTRIES_TO_RESTORE, type Joiner } from '#engine/joining/joiner.ts'

/** An entry as the joiner reads it. */
export const JoinableEntry = z.object({
  id: z.int(),
  feedId: z.int(),
  outlet: z.nullable(z.string()),
  title: z.string(),
  text: z.string(),
  language: z.nullable(z.string()),
  publishedAt: Time,
  /** The only reader who may see what becomes of it; null for everybody. */
  audience: z.nullable(z.string()),
})

/** Of `entries`, what `JoinableEntry` names; an aggregator's own words say nothing of the event. */
export const joinableColumns = sql`entries.id, feed_id, outlet, entries.title,
  case when is_pointer then '' else text end as text, entries.language, entries.published_at`

/** The audience of an entry that waits; what only one reader follows is not kept from others on a hub without any. */
export const audienceOfEntry = sql`
  case when has_several_readers() then (select private_to from feeds where feeds.id = feed_id) end`

const JoinedEntry = z.extend(JoinableEntry, {
  articleId: z.int(),
  position: z.int(),
  /** A reader's correction put or kept it where it is. */
  isPinned: z.boolean(),
})

const PAGE = 1000

/** Rebuilds the windows of joiners from what is stored, so that they go on as if they had never stopped. */
export async function restoreJoiners(
  db: Database,
  joinerOf: (audience: string | null) => Joiner,
): Promise<void> {
  const { last } = await db.one(
    z.object({ last: z.int() }),
    sql`select position as last from joining`,
  )
  for (let next = last - ENTRIES_TO_RESTORE + 1; ;) {
    const page = await db.many(
      JoinedEntry,
      sql`select ${joinableColumns}, article_id, position, private_to as audience,
            ${isPinned(sql`entries.id`)} as is_pinned
          from article_entries join entries on entries.id = entry_id join articles on articles.id = article_id
          where position >= ${next} order by position limit ${PAGE}`,
    )
    for (const entry of page) {
      const joiner = joinerOf(entry.audience)
      joiner.restore(joinerEntry(entry, entry.position), entry.articleId, entry.isPinned)
    }
    if (page.length < PAGE) return
    next = page.at(-1)!.position + 1
  }
}

/** `position` takes the place of the id: it rises by one with each entry that is joined. */
export function joinerEntry(entry: z.infer<typeof JoinableEntry>, position: number) {
  return {
    id: position,
    title: entry.title,
    text: entry.text,
    source: entry.outlet ?? entry.feedId,
    publishedAt: Date.parse(entry.publishedAt),
    language: entry.language,
  }
}
