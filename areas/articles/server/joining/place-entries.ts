import * as z from 'zod/mini'
import { bulk } from '#server/database/bulk.ts'
import { sql, type Database, type Sql } from '#server/tools.ts'
import { markStale } from '../reading/stale-articles.ts'

const Placed = z.object({ entryId: z.int(), confidence: z.number() })
export type Placed = z.infer<typeof Placed>

/**
 * Makes an article for an entry, with what can be shown until it is written. If an id is given, the
 * article may exist already. The caller adds the entry.
 */
export async function foundArticle(db: Database, entry: number, id?: number): Promise<number> {
  const founded = await db.maybe(
    z.object({ id: z.int() }),
    sql`insert into articles (id, private_to, title, category, language, first_published_at, published_at,
          feed_ids, source_count, independent_count, outlets)
        select coalesce(${id ?? null}::bigint, nextval(pg_get_serial_sequence('articles', 'id'))),
          (select private_to from articles join article_entries on article_id = articles.id where entry_id = entries.id),
          entries.title, 'General', entries.language, published_at, published_at, array[feed_id], 1, 1,
          jsonb_build_array(jsonb_build_object('feed', feed_id, 'name', coalesce(feeds.title, ''), 'at', ${isoTime}))
        from entries join feeds on feeds.id = feed_id where entries.id = ${entry}
        on conflict (id) do nothing returning id`,
  )
  const article = founded?.id ?? id
  if (article === undefined) throw new Error(`There is no entry ${entry} to found an article`)
  await markStale(db, [article])
  return article
}

/** The format of times that JSON has everywhere else. */
const isoTime = sql`to_char(published_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A condition: a reader's correction put an entry into its article, or kept it there. */
export function isPinned(entry: Sql): Sql {
  return sql`exists (
    select from join_correction_entries as kept join join_corrections on join_corrections.id = correction_id
    where kept.entry_id = ${entry} and not is_by_meaning)`
}

/**
 * Joins each entry of the table `row` with all entries of the same report, which stay together.
 * Each report is looked up separately, because the planner overestimates their number and would
 * scan all entries.
 */
const wholePieces = sql`
  select piece.id as "pieceId", row.*
  from row join entries as one on one.id = row."entryId"
    cross join lateral (
      select id from entries
      where coalesce(entries.original_id, entries.id) = coalesce(one.original_id, one.id) offset 0
    ) as piece`

interface Placement {
  entryId: number
  /** The article that receives the entry. */
  into: number
  /** The confidence of the entry in that article; if missing, the former one is kept. */
  confidence?: number
}

/**
 * Moves entries to other articles, all in one statement, because each statement reads about as much
 * as one for all.
 */
export async function placeEntries(db: Database, placements: readonly Placement[]): Promise<void> {
  if (placements.length === 0) return
  const left = await db.many(
    z.object({ id: z.int() }),
    sql`with row as (
          select * from ${bulk(placements, { entryId: 'bigint', into: 'bigint', confidence: 'real' }).rows}
        ), whole as (${wholePieces}), placed as (
          update article_entries set article_id = whole."into",
            confidence = coalesce(whole.confidence, article_entries.confidence)
          from whole where entry_id = "pieceId"
        )
        select distinct article_id as id from article_entries join whole on entry_id = "pieceId"`,
  )
  await markStale(db, [...left.map(({ id }) => id), ...placements.map(({ into }) => into)])
}

/** Stores the match confidence of entries. */
export async function setConfidence(db: Database, entries: readonly Placed[]): Promise<void> {
  await db.run(sql`
    with row as (
      select * from ${bulk(entries, { entryId: 'bigint', confidence: 'real' }).rows}
    ), whole as (${wholePieces})
    update article_entries set confidence = whole.confidence from whole where entry_id = "pieceId"`)
}

export async function isEmptied(db: Database, article: number): Promise<boolean> {
  const { isEmpty } = await db.one(
    z.object({ isEmpty: z.boolean() }),
    sql`select not exists (select 1 from article_entries where article_id = ${article}) as is_empty`,
  )
  return isEmpty
}
