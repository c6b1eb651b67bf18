import { extensionPoint, type Extensions } from '../extension-points.ts'
import type { Database, Sql, Tools } from '../tools.ts'
import { SKEW_MS } from './clock-state.ts'

/** Columns with due times, and statements that end waits which no correct clock can have set. */
export interface Waits {
  /** Columns as "table.column". */
  columns: readonly string[]
  /**
   * Statements that make everything beyond `after(ms)` due at `now`; that is the latest end of a wait of this length.
   */
  end(now: Date, after: (ms: number) => Date): Sql[]
}

/** Columns that wait for a time; the test compares them with every column of the database. */
export const impossibleWaits = extensionPoint<Waits>('impossible-waits')

export function waitingColumns(extensions: Extensions): string[] {
  return extensions(impossibleWaits).flatMap(({ columns }) => columns)
}

/**
 * Makes times due now that lie further ahead than possible: a clock that was ahead set them. Returns the number of
 * rows. A clock that is wrong now does no harm here, because the next visit makes up for waiting too little.
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
