import { raw } from 'sql-template-tag'
import { sql, type Database, type Sql } from '#server/tools.ts'

/** An article, and the one that takes it in, or that some of its entries are in now. */
export interface Pair {
  from: number
  into: number
}

/** A table whose rows hang on articles, and what becomes of them when articles become one, or one becomes several. */
export interface Hanging {
  table: string
  /** The columns that name an article; "article_id" unless said otherwise. */
  columns?: string[]
  /** Every article has rows of it. Of all other tables `carry` and `part` are asked only where a row names `from`. */
  isOfAll?: true
  /** Lets the other article have the rows. Absent where it gets such rows of its own as it is written again. */
  carry?(db: Database, pair: Pair): Promise<void>
  /**
   * Lets an article that entries went to have the rows that go by them, behind those entries. Absent where all rows stay,
   * or where it gets its own as it is written.
   */
  part?(db: Database, pair: Pair): Promise<void>
  /** Gives the rows back to the first one when a reader undoes the merge. Absent if they stay with the other one. */
  back?: GivenBack
}

interface GivenBack {
  /** Under which the correction keeps what `read` says. */
  key: string
  /** Reads the rows that hang on `from` before the merge, as a term that is jsonb. */
  read(pair: Pair): Sql
  /** `kept` is that term's value, as a term. */
  give(db: Database, pair: Pair, kept: Sql): Promise<void>
}

/** All rows go over; each is of one article only. */
export function moved(table: string): Hanging['carry'] {
  return async (db, { from, into }) => {
    await db.run(sql`update ${raw(table)} set article_id = ${into} where article_id = ${from}`)
  }
}

/** Rows go over where the other article has none like them. */
export function movedUnlessThere(table: string, others: string): Hanging['carry'] {
  return async (db, { from, into }) => {
    await db.run(sql`
      insert into ${raw(table)} (article_id, ${raw(others)})
      select ${into}, ${raw(others)} from ${raw(table)} where article_id = ${from}
      on conflict do nothing`)
  }
}

/** A condition on a table's rows of a reader: an entry of the article was there at the time in this column. */
export function wasThere(article: number, at: string): Sql {
  return sql`exists (
    select from article_entries join entries on entries.id = entry_id
    where article_entries.article_id = ${article} and seen_at <= ${raw(at)})`
}

/** The rows of an article as JSON; `is_only` says whether the other article has none like them. */
export function rowsOf(
  table: string,
  { from, into }: Pair,
  { isSame, isMeant = sql`true` }: { isSame: Sql; isMeant?: Sql },
): Sql {
  return sql`(
    select coalesce(jsonb_agg(to_jsonb(row) || jsonb_build_object('is_only', not exists (
      select 1 from ${raw(table)} as own where own.article_id = ${into} and ${isSame}))), '[]')
    from ${raw(table)} as row where article_id = ${from} and ${isMeant})`
}
