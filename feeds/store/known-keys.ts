import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Database } from '#server/tools.ts'
import type { Item } from '#engine/identity/item-keys.ts'
import type { KnownEntry, KnownKeys } from '#engine/identity/match-items.ts'

const KnownKey = z.object({ key: z.string(), entryId: z.nullable(z.int()) })

/** A `KnownEntry` in the columns of `knownEntryColumns`. */
export const KnownEntryRow = z.object({
  id: z.int(),
  identity: z.string(),
  title: z.string(),
  link: z.nullable(z.string()),
  publishedAt: Time,
  contentHash: z.string(),
})

export const knownEntryColumns = sql`entries.id, identity, title, link, published_at, encode(content_hash, 'hex') as content_hash`

/** Finds the entries of a feed that have one of the keys of these items. */
export async function knownKeys(
  db: Database,
  feedId: number,
  items: readonly Item[],
): Promise<KnownKeys> {
  const keys = items.flatMap((item) => Object.values(item.keys).filter((key) => key !== null))
  const rows = await db.many(
    KnownKey,
    sql`select replace(key::text, '-', '') as key, entry_id from entry_keys
        where feed_id = ${feedId} and key = any(${keys}::uuid[])`,
  )
  const ids = rows.map(({ entryId }) => entryId)
  const identities = items.map(({ entry }) => entry.identity)
  const entries = await db.many(
    KnownEntryRow,
    sql`select ${knownEntryColumns} from entries where id = any(${ids})
        union
        select ${knownEntryColumns} from entries where feed_id = ${feedId} and identity = any(${identities})`,
  )
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const known = new Map<string, KnownEntry | null>()
  for (const { key, entryId } of rows) {
    known.set(key, entryId === null ? null : (byId.get(entryId) ?? null))
  }
  addIdentities(known, items, entries)
  return known
}

/** Adds entries that were stored before keys existed; they are found by their identity. */
function addIdentities(
  known: Map<string, KnownEntry | null>,
  items: readonly Item[],
  entries: readonly KnownEntry[],
): void {
  const byIdentity = new Map(entries.map((entry) => [entry.identity, entry]))
  for (const { entry, keys } of items) {
    const stored = byIdentity.get(entry.identity)
    const key = entry.guid !== null ? keys.id : (keys.link ?? keys.words)
    if (stored && key !== null && !known.has(key)) known.set(key, stored)
  }
}
