import { raw } from 'sql-template-tag'
import * as z from 'zod/mini'
import { join, sql, type Database } from '#server/tools.ts'
import type { Hanging, Pair } from './hanging.ts'

const Row = z.object({ table: z.string(), article: z.int() })

/**
 * Knows which tables have rows of some articles. Most articles that are merged or split have only entries, and one look
 * at all tables costs less than a statement for each.
 */
export class HangingRows {
  readonly #hanging: readonly Hanging[]
  readonly #articles = new Map<string, Set<number>>()

  private constructor(hanging: readonly Hanging[]) {
    this.#hanging = hanging
  }

  /** Reads the tables for articles that the caller holds (`holdArticles`). */
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

  /** Notes that a row was added that names the article. */
  note(table: string, article: number): void {
    const articles = this.#articles.get(table) ?? new Set()
    this.#articles.set(table, articles.add(article))
  }

  /** Moves everything that belongs to the first article to the other one. */
  async carry(db: Database, pair: Pair): Promise<void> {
    for (const hanging of this.#with(pair)) await hanging.carry?.(db, pair)
  }

  /** Gives the other article the rows of the entries that moved to it. */
  async part(db: Database, pair: Pair): Promise<void> {
    for (const hanging of this.#with(pair)) await hanging.part?.(db, pair)
  }

  /** Yields tables with rows of the first article, which may have rows of the other from then on. */
  *#with({ from, into }: Pair): Generator<Hanging> {
    for (const hanging of this.#hanging) {
      if (!hanging.isOfAll && !this.#articles.get(hanging.table)?.has(from)) continue
      this.note(hanging.table, into)
      yield hanging
    }
  }
}
