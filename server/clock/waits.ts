import { extensionPoint, type Extensions } from '../extension-points.ts'
import type { Database, Sql, Tools } from '../tools.ts'
import { SKEW_MS } from './clock-state.ts'

/** Columns with due times, and statements that end waits which only a wrong clock can have set. */
export interface Waits {
  /** Columns as "table.column". */
  columns: readonly string[]
  /**
   * Statements that make rows due at `now` if they are due later than `after(ms)`, the latest end
   * of a wait of `ms`.
   */
  end(now: Date, after: (ms: number) => Date): Sql[]
}

/** The waits of all areas; a test compares their columns with every column of the database. */
export const impossibleWaits = extensionPoint<Waits>('impossible-waits')

export function waitingColumns(extensions: Extensions): string[] {
  return extensions(impossibleWaits).flatMap(({ columns }) => columns)
}

/**
 * Makes rows due now if their times are further ahead than possible, because a wrong clock set
 * them. Returns their number. This does no harm even while the clock is wrong, because the next
 * visit makes up for a wait that was too short.
 */
export async function endImpossibleWaits(
  { extensions }: Pick<Tools, 'extensions'>,
  db: Database,
  now: Date,
): Promise<number> {
  const after = (ms: number) => new Date(now.getTime() + ms + SKEW_MS)
  let count = 0
  for (const { end } of extensions(impossibleWaits)) {
    for (const statement of end(now, after)) count += (await db.run(statement)).changed
  }
  return count
}
