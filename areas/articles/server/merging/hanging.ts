import { raw } from 'sql-template-tag'
import { sql, type Database, type Sql } from '#server/tools.ts'

/** An article, and the one that absorbs it or took some of its entries. */
export interface Pair {
  from: number
  into: number
}

/** A table with rows that belong to articles, and the rules for merging and splitting them. */
export interface Hanging {
  table: string
  /** The columns with ids of articles; "article_id" if missing. */
  columns?: string[]
  /**
   * True for a table with rows of every article. For all other tables, `carry` and `part` are
   * called only if a row refers to `from`.
   */
  isOfAll?: true
  /**
   * Moves the rows to the other article; missing if that article gets its own rows when it is
   * rewritten.
   */
  carry?(db: Database, pair: Pair): Promise<void>
  /**
   * Gives an article that took entries the rows that belong to them; missing if all rows stay, or
   * if that article gets its own when it is written.
   */
  part?(db: Database, pair: Pair): Promise<void>
  /**
   * Returns the rows to the first article when a reader undoes the merge; missing if they stay with
   * the other one.
   */
  back?: GivenBack
}

interface GivenBack {
  /** The key under which a correction stores the result of `read`. */
  key: string
  /** Selects the rows of `from` before the merge, as an SQL expression of the type jsonb. */
  read(pair: Pair): Sql
  /** Restores the rows. `kept` is an SQL expression with the stored result of `read`. */
  give(db: Database, pair: Pair, kept: Sql): Promise<void>
}

/** Moves all rows, in tables whose rows belong to only one article. */
export function moved(table: string): Hanging['carry'] {
  return async (db, { from, into }) => {
    await db.run(sql`update ${raw(table)} set article_id = ${into} where article_id = ${from}`)
  }
}

/** Moves rows, except those that the other article has as well. */
export function movedUnlessThere(table: string, others: string): Hanging['carry'] {
  return async (db, { from, into }) => {
    await db.run(sql`
      insert into ${raw(table)} (article_id, ${raw(others)})
      select ${into}, ${raw(others)} from ${raw(table)} where article_id = ${from}
      on conflict do nothing`)
  }
}

/**
 * A condition on readers' rows: an entry of the article was already stored at the time in the
 * column `at`.
 */
export function wasThere(article: number, at: string): Sql {
  return sql`exists (
    select from article_entries join entries on entries.id = entry_id
    where article_entries.article_id = ${article} and seen_at <= ${raw(at)})`
}

/**
 * Selects the rows of an article as JSON. `is_only` is true if the other article has no such row.
 */
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
