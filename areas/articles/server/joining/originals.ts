import * as z from 'zod/mini'
import { isSamePiece } from '#engine/identity/fingerprints.ts'
import { Time } from '#core/contract.ts'
import { bulk } from '#server/database/bulk.ts'
import { sql, type Database } from '#server/tools.ts'
import { markStale } from '../reading/stale-articles.ts'

/**
 * The most entries with the same text to compare. A text that is in more entries is a notice below
 * every report.
 */
const MOST_LOOKED_AT = 20

const Pair = z.object({
  id: z.int(),
  feed: z.int(),
  isPointer: z.boolean(),
  title: z.string(),
  text: z.string(),
  publishedAt: Time,
  prints: z.array(z.nullable(z.string())),
  other: z.object({
    id: z.int(),
    original: z.int(),
    feed: z.int(),
    isPointer: z.boolean(),
    title: z.string(),
    at: z.number(),
    prints: z.array(z.nullable(z.string())),
  }),
})
type Pair = z.infer<typeof Pair>

/**
 * The first entry of a report that several feeds carry, and an entry of it that is in an article.
 */
export interface Original {
  original: number
  at: number
}

/** Forces the use of the index. The planner would scan all old rows, which takes a second. */
const alike = sql`(select * from entries where fingerprints && entry.fingerprints offset 0)`

/**
 * Finds entries whose report was joined before, or is earlier in the list. A reader's private feed
 * does not count for others.
 */
export async function findOriginals(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, Original>> {
  const pairs = await db.many(
    Pair,
    sql`select entry.id, entry.feed_id as feed, entry.is_pointer, entry.title, left(entry.text, 4000) as text,
          entry.published_at, entry.fingerprints as prints, other
        from unnest(${[...ids]}::bigint[]) with ordinality as asked (id, place)
        join entries as entry using (id) join feeds as own on own.id = entry.feed_id
        cross join lateral (
          select jsonb_build_object('id', others.id, 'original', coalesce(original_id, others.id), 'feed', feed_id,
            'isPointer', is_pointer, 'title', others.title, 'at', extract(epoch from published_at) * 1000, 'prints', fingerprints) as other
          from ${alike} as others
          where others.id <> entry.id
            and (select private_to from feeds where feeds.id = others.feed_id) is not distinct from own.private_to
            and published_at between entry.published_at - interval '96 hours' and entry.published_at + interval '96 hours'
            and (others.id = any(${[...ids]}) or exists (select from article_entries where entry_id = others.id))
          order by others.id limit ${MOST_LOOKED_AT}
        ) as found
        order by asked.place`,
  )
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  const originals = new Map<number, Original>()
  for (const { other, ...entry } of pairs) {
    const isBefore = (placeOf.get(other.id) ?? -1) < placeOf.get(entry.id)!
    if (!isBefore || originals.has(entry.id) || !isSame(entry, other)) continue
    const further = originals.get(other.id)
    originals.set(entry.id, further ?? { original: other.original, at: other.id })
  }
  return originals
}

function isSame(entry: Omit<Pair, 'other'>, other: Pair['other']): boolean {
  const [page = null, text = null, title = null] = entry.prints
  return isSamePiece(
    { ...entry, publishedAt: Date.parse(entry.publishedAt), prints: { page, text, title } },
    { ...other, publishedAt: other.at, prints: other.prints.filter((print) => print !== null) },
  )
}

/**
 * Adds entries to the article that has their report, so that they no longer wait. The caller must
 * be in the transaction of joining.
 */
export async function joinWithOriginals(
  db: Database,
  originals: ReadonlyMap<number, Original>,
): Promise<void> {
  if (originals.size === 0) return
  const rows = [...originals].map(([entry, { original, at }]) => ({ entry, original, at }))
  const put = await db.many(
    z.object({ article: z.int() }),
    sql`with row as (
          select * from ${bulk(rows, { entry: 'bigint', original: 'bigint', at: 'bigint' }).rows}
        ), known as (
          update entries set original_id = original from row where id = entry
        ), gone as (
          delete from entries_waiting where entry_id in (select entry from row)
        )
        insert into article_entries (entry_id, article_id, position, confidence)
        select entry, article_id, -entry, confidence from row join article_entries on entry_id = at
        on conflict (entry_id) do update
          set article_id = excluded.article_id, position = excluded.position, confidence = excluded.confidence
        returning article_id as article`,
  )
  await markStale(
    db,
    put.map(({ article }) => article),
  )
}
