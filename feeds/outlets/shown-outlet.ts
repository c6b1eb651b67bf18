import * as z from 'zod/mini'
import type { Outlet } from '#areas/articles/contract.ts'
import { markLetters } from '#engine/outlets/mark-letters.ts'
import { nameByKey } from '#engine/outlets/outlet-name.ts'
import { inHub } from '#server/access/asking.ts'
import { sql } from '#server/tools.ts'

/** Columns for the outlet of a feed, for a query that has `feeds`. */
export const outletColumns = sql`feeds.outlet as outlet_key,
  (select name from outlets where key = feeds.outlet) as outlet_name,
  (select hash from outlet_icons where key = feeds.outlet) as outlet_icon`

export const OutletColumns = z.object({
  outletKey: z.nullable(z.string()),
  outletName: z.nullable(z.string()),
  outletIcon: z.nullable(z.string()),
})

/** The outlet of a source with its mark, the same as in articles. */
export function shownOutlet(
  { outletKey, outletName, outletIcon }: z.infer<typeof OutletColumns>,
  source: string,
): Outlet {
  const name = outletName ?? (outletKey === null ? source : nameByKey(outletKey))
  return { name, logo: markLetters(name), ...iconShown(outletIcon) }
}

/** The address of the icon with this hash; the size is appended where the icon is shown. */
export function iconShown(hash: string | null | undefined): { icon?: string } {
  return hash ? { icon: inHub(`/outlet-icons/${hash}`) } : {}
}
