import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Database } from '#server/tools.ts'
import { isPinned } from './place-entries.ts'
import type { KeptWindows } from './kept-windows.ts'
import { ENTRIES_TO_RESTORE, type Joiner } from '#engine/joining/joiner.ts'

/** The fields of an entry that the joiner reads. */
export const JoinableEntry = z.object({
  id: z.int(),
  feedId: z.int(),
  outlet: z.nullable(z.string()),
  title: z.string(),
  text: z.string(),
  language: z.nullable(z.string()),
  publishedAt: Time,
  /** The only reader who may see the article; null if everybody may. */
  audience: z.nullable(z.string()),
})

/**
 * The columns for a `JoinableEntry`. The text of an aggregator is left out, because it says nothing
 * about the event.
 */
export const joinableColumns = sql`entries.id, feed_id, outlet, entries.title,
  case when is_pointer then '' else text end as text, entries.language, entries.published_at`

/** The audience of a waiting entry. On a server with one reader, everything is public. */
export const audienceOfEntry = sql`
  case when has_several_readers() then (select private_to from feeds where feeds.id = feed_id) end`

const JoinedEntry = z.extend(JoinableEntry, {
  articleId: z.int(),
  position: z.int(),
  /** True if a reader's correction put the entry into its article, or kept it there. */
  isPinned: z.boolean(),
})

const PAGE = 1000

/**
 * Rebuilds the windows of joiners from stored entries, so that joining continues as before. Entries
 * with stored weights are not read again.
 */
export async function restoreJoiners(
  db: Database,
  joinerOf: (audience: string | null) => Joiner,
  kept: KeptWindows | null = null,
): Promise<void> {
  const { last } = await db.one(
    z.object({ last: z.int() }),
    sql`select position as last from joining`,
  )
  const first = last - ENTRIES_TO_RESTORE + 1
  const isKept = kept !== null && (await restoreKept(db, joinerOf, kept, first))
  for (let next = isKept ? kept.position + 1 : first; ;) {
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

const PlacedEntry = z.object({
  position: z.int(),
  articleId: z.int(),
  audience: z.nullable(z.string()),
  feedId: z.int(),
  outlet: z.nullable(z.string()),
  publishedAt: Time,
  isPinned: z.boolean(),
})

/**
 * Restores stored windows. Returns false, without any change, if they are too old or the audience
 * of an entry has changed.
 */
async function restoreKept(
  db: Database,
  joinerOf: (audience: string | null) => Joiner,
  { position, windows }: KeptWindows,
  first: number,
): Promise<boolean> {
  if (position < first) return false
  const placed = await db.many(
    PlacedEntry,
    sql`select position, article_id, private_to as audience, feed_id, outlet, entries.published_at,
          ${isPinned(sql`entries.id`)} as is_pinned
        from article_entries join entries on entries.id = entry_id join articles on articles.id = article_id
        where position between ${first} and ${position} order by position`,
  )
  const audienceOf = new Map(
    Array.from(windows, ([audience, { ids }]) =>
      Array.from(ids, (id) => [id, audience] as const),
    ).flat(),
  )
  const known = placed.filter((entry) => audienceOf.has(entry.position))
  if (known.some((entry) => audienceOf.get(entry.position) !== entry.audience)) return false
  for (const [audience, kept] of windows) {
    const entries = known.filter((entry) => entry.audience === audience)
    joinerOf(audience).restoreKept(
      kept,
      entries.map(({ articleId, ...entry }) => ({
        id: entry.position,
        article: articleId,
        source: sourceOf(entry),
        publishedAt: Date.parse(entry.publishedAt),
        isPinned: entry.isPinned,
      })),
    )
  }
  return true
}

function sourceOf({ outlet, feedId }: { outlet: string | null; feedId: number }): string | number {
  return outlet ?? feedId
}

/**
 * Converts an entry to the form for the joiner. The id is the position, which increases by one with
 * each joined entry.
 */
export function joinerEntry(entry: z.infer<typeof JoinableEntry>, position: number) {
  return {
    id: position,
    title: entry.title,
    text: entry.text,
    source: sourceOf(entry),
    publishedAt: Date.parse(entry.publishedAt),
    language: entry.language,
  }
}
