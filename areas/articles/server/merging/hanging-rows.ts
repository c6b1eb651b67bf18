import { raw } from 'sql-template-tag'
import * as z from 'zod/mini'
import { join, sql, type Database } from '#server/tools.ts'
import type { Hanging, Pair } from './hanging.ts'

const Row = z.object({ table: z.string(), article: z.int() })

/**
 * Knows which tables have rows of some articles. Most articles in a merge or split have only
 * entries, and one query over all tables costs less than a statement for each.
 */
export class HangingRows {
  readonly #hanging: readonly Hanging[]
  readonly #articles = new Map<string, Set<number>>()

  private constructor(hanging: readonly Hanging[]) {
    this.#hanging = hanging
  }

  /** Finds the tables with rows of articles, which the caller must have locked (`holdArticles`). */
  static async of(
    db: Database,
    hanging: readonly Hanging[],
    articles: readonly number[],
  ): Promise<HangingRows> {
    const found = new HangingRows(hanging)
    const looks = hanging.flatMap(({ table, columns = ['article_id'], isOfAll, carry, part }) =>
      isOfAll || !(carry ?? part)
        ? []
        : columns.map(
            (column) =>
              sql`select ${raw(`'${table}'`)} as "table", ${raw(column)} as article from ${raw(table)}
                  where ${raw(column)} = any(${[...articles]}::bigint[])`,
          ),
    )
    if (articles.length === 0 || looks.length === 0) return found
    for (const { table, article } of await db.many(Row, join(looks, ' union '))) {
      found.note(table, article)
    }
    return found
  }

  /** Records that a table has a new row of an article. */
  note(table: string, article: number): void {
    const articles = this.#articles.get(table) ?? new Set()
    this.#articles.set(table, articles.add(article))
  }

  /** Moves all rows of the first article to the other one. */
  async carry(db: Database, pair: Pair): Promise<void> {
    for (const hanging of this.#with(pair)) await hanging.carry?.(db, pair)
  }

  /** Gives the other article the rows that belong to its entries. */
  async part(db: Database, pair: Pair): Promise<void> {
    for (const hanging of this.#with(pair)) await hanging.part?.(db, pair)
  }

  /**
   * Yields the tables with rows of the first article. The other article may have rows in them from
   * then on.
   */
  *#with({ from, into }: Pair): Generator<Hanging> {
    for (const hanging of this.#hanging) {
      if (!hanging.isOfAll && !this.#articles.get(hanging.table)?.has(from)) continue
      this.note(hanging.table, into)
      yield hanging
    }
  }
}
