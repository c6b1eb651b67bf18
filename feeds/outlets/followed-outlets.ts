import * as z from 'zod/mini'
import type { Outlet } from '#areas/articles/contract.ts'
import { withLetters } from '#engine/outlets/mark-letters.ts'
import { sql, type Database } from '#server/tools.ts'
import { OutletColumns, outletColumns, shownOutlet } from './shown-outlet.ts'

const FollowedRow = z.extend(OutletColumns, { id: z.string(), name: z.string() })

/** The outlets of the sources that a reader follows, by the id of the source. */
export async function outletsOfSources(
  db: Database,
  readerId: string,
): Promise<Map<string, Outlet>> {
  const rows = await db.many(
    FollowedRow,
    sql`select sources.id, sources.name, ${outletColumns}
        from sources join feeds on feeds.id = feed_id
        where sources.reader_id = ${readerId} order by lower(sources.name), sources.id`,
  )
  const outlets = withLetters(rows.map((row) => shownOutlet(row, row.name)))
  return new Map(rows.map(({ id }, at) => [id, outlets[at]!]))
}

/**
 * The outlets among these that this reader follows, by key. Sources of other readers stay private.
 */
export async function outletsFollowed(
  db: Database,
  readerId: string,
  keys: readonly string[],
): Promise<Map<string, Outlet>> {
  const rows = await db.many(
    OutletColumns,
    sql`select distinct ${outletColumns} from sources join feeds on feeds.id = feed_id
        where sources.reader_id = ${readerId} and feeds.outlet = any(${[...keys]})`,
  )
  return new Map(rows.map((row) => [row.outletKey!, shownOutlet(row, row.outletKey!)]))
}
