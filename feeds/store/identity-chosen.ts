import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'
import type { IdentityChoice } from '#engine/identity/identity-choices.ts'
import type { Item } from '#engine/identity/item-keys.ts'
import { matchByChoice, nameByChoice, type NamedItem } from '#engine/identity/match-by-choice.ts'
import { matchItems, type KnownEntry, type Matched } from '#engine/identity/match-items.ts'
import { KnownEntryRow, knownEntryColumns, knownKeys } from './known-keys.ts'

/**
 * Matches the items of a feed with stored entries, by the identity that its readers chose, or by
 * all known keys if they chose none.
 */
export async function recognise(
  db: Database,
  { feedId, choice }: { feedId: number; choice: IdentityChoice | null },
  items: readonly Item[],
): Promise<Matched> {
  const known = await knownKeys(db, feedId, items)
  if (choice === null) return matchItems(items, known)
  const named = items.map((item) => nameByChoice(item, choice))
  const called = await entriesByName(db, feedId, named)
  await addStoredBefore(db, { feedId, choice }, { named, called })
  return matchByChoice(named, { called, known })
}

async function entriesByName(
  db: Database,
  feedId: number,
  named: readonly NamedItem[],
): Promise<Map<string, KnownEntry>> {
  const names = named.flatMap(({ name }) => name ?? [])
  const rows = await db.many(
    z.extend(KnownEntryRow, { name: z.string() }),
    sql`select replace(key::text, '-', '') as name, ${knownEntryColumns}
        from entry_keys join entries on entries.id = entry_id
        where entry_keys.feed_id = ${feedId} and key = any(${names}::uuid[])`,
  )
  return new Map(rows.map(({ name, ...entry }) => [name, entry]))
}

/**
 * Adds entries that were stored before the identity was chosen: the newest entry for each link or
 * title.
 */
async function addStoredBefore(
  db: Database,
  { feedId, choice }: { feedId: number; choice: IdentityChoice },
  { named, called }: { named: readonly NamedItem[]; called: Map<string, KnownEntry> },
): Promise<void> {
  const unknown = named.filter(({ name }) => name !== null && !called.has(name))
  if (unknown.length === 0) return
  const wanted = unknown.flatMap(({ item }) => item.entry[choice] ?? [])
  const column = choice === 'link' ? sql`link` : sql`title`
  const stored = await db.many(
    KnownEntryRow,
    sql`select distinct on (${column}) ${knownEntryColumns} from entries
        where feed_id = ${feedId} and ${column} = any(${wanted})
        order by ${column}, published_at desc, id desc`,
  )
  const byWords = new Map(stored.map((entry) => [entry[choice], entry]))
  const taken = new Set([...called.values()].map(({ id }) => id))
  for (const { item, name } of unknown) {
    const entry = byWords.get(item.entry[choice])
    if (entry && !taken.has(entry.id)) called.set(name!, entry)
  }
}
