import * as z from 'zod/mini'
import { bulk } from '#server/database/bulk.ts'
import { sql, type Database } from '#server/tools.ts'
import type { FeedDocument, FeedEntry } from '#engine/feeds/feed-document.ts'
import { isAggregator } from '#engine/feeds/origin.ts'
import { outletKey } from '#engine/outlets/outlet-key.ts'
import { outletName } from '#engine/outlets/outlet-name.ts'
import { keyOfOrigin } from './place-of-entry.ts'

export const FeedPlace = z.object({
  address: z.string(),
  isPrivate: z.boolean(),
})

export interface OutletOfFeed {
  key: string | null
  name: string | null
  /** Names of the outlets that the feed's entries point to, by outlet key. */
  named: ReadonlyMap<string, string | null>
}

/**
 * Finds the outlet of a feed: by the site that it states, or else by the links of its entries, or
 * else by its address.
 */
export function outletOf(
  { address, isPrivate }: z.infer<typeof FeedPlace>,
  {
    title,
    link,
    entries,
  }: Pick<FeedDocument, 'title' | 'link'> & {
    entries: readonly Pick<FeedEntry, 'link' | 'origin'>[]
  },
): OutletOfFeed {
  const origins = entries.flatMap(({ origin }) => origin ?? [])
  const named = new Map(
    origins.flatMap((origin) => {
      const key = keyOfOrigin(origin)
      return key === null ? [] : [[key, outletName(key, origin.name)] as const]
    }),
  )
  // A private feed is named by its reader, and shares its outlet with no other feed.
  if (isPrivate || isAggregator(link, address)) return { key: null, name: null, named }
  const key =
    outletKey(link) ?? mostOf(entries.map((entry) => outletKey(entry.link))) ?? outletKey(address)
  return { key, name: key === null ? null : outletName(key, title), named }
}

function mostOf(keys: (string | null)[]): string | null {
  const counts = new Map<string, number>()
  for (const key of keys) if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1)
  const [most, count] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [null, 0]
  return count * 2 > keys.length ? most : null
}

/**
 * Stores the outlet of a feed, and names of new outlets; returns true if the feed's outlet changed.
 */
export async function rememberOutlet(
  db: Database,
  feedId: number,
  { key, name, named }: OutletOfFeed,
  entries: readonly { outlet: string | null }[],
): Promise<boolean> {
  const { changed } = await db.run(
    sql`update feeds set outlet = ${key} where id = ${feedId} and outlet is distinct from ${key}`,
  )
  const rows = new Map<string, string | null>()
  for (const { outlet } of entries) if (outlet !== null) rows.set(outlet, named.get(outlet) ?? null)
  if (key !== null) rows.set(key, name)
  if (rows.size === 0) return changed > 0
  const inOrder = [...rows]
    .map(([key, name]) => ({ key, name }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const given = bulk(inOrder, { key: 'text', name: 'text' })
  await db.run(sql`
    insert into outlets (${given.names}) select ${given.names} from ${given.rows}
    on conflict (key) do update set name = excluded.name
      where outlets.name is null and excluded.name is not null`)
  return changed > 0
}
