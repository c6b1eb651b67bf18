import { createHash } from 'node:crypto'
import type { IdentityChoice } from './identity-choices.ts'
import type { Item } from './item-keys.ts'
import {
  matchItems,
  type KnownEntry,
  type KnownKeys,
  type Match,
  type Matched,
} from './match-items.ts'

/** An item with its name, which is made from the property that the reader chose. */
export interface NamedItem {
  item: Item
  /**
   * A hash in the form of a uuid. Null if the item lacks the chosen link or title; such items are
   * matched as in any other feed.
   */
  name: string | null
}

/**
 * Names an item by the property that the reader chose. The name differs from the item's usual keys,
 * because different items may have shared those.
 */
export function nameByChoice(item: Item, choice: IdentityChoice): NamedItem {
  const { place, link } = item.keys
  const named = choice === 'link' ? (place ?? link) : item.title || null
  const words = `${choice}-alone:${named}`
  const hash = () => createHash('sha256').update(words).digest('hex').slice(0, 32)
  return { item, name: named === null ? null : hash() }
}

/** An item of a document that stands for all items with its name. */
interface Called {
  /** The newest item with this name. */
  item: Item
  name: string
}

/**
 * Matches items to stored entries as `matchItems` does, for a feed whose reader chose the property that tells items
 * apart. `called` has the entries by the chosen names; `known` has those of all other keys. Guids are neither compared
 * nor stored.
 */
export function matchByChoice(
  items: readonly NamedItem[],
  { called, known }: { called: ReadonlyMap<string, KnownEntry>; known: KnownKeys },
): Matched {
  const byName = new Map<string, Called>()
  for (const { item, name } of items) {
    if (name === null) continue
    const former = byName.get(name)?.item
    if (!former || timeOf(item) > timeOf(former)) byName.set(name, { item, name })
  }
  const chosen = [...byName.values()]
  const isOnOne = onOneOnly(chosen)
  const matches = chosen.map(({ item, name }): Match => {
    const entry = called.get(name) ?? null
    const others = otherKeys(item).filter((key) => isOnOne(key) && !known.has(key))
    const keys = entry === null ? [name, ...others] : [name]
    return { item, entry, keys, firstSaidAt: null }
  })

  const taken = new Set(matches.map(({ entry }) => entry?.id))
  const free = [...known].filter(([, entry]) => entry === null || !taken.has(entry.id))
  const nameless = items.filter(({ name }) => name === null).map(({ item }) => item)
  const rest = matchItems(nameless, new Map(free))
  return { matches: [...matches, ...rest.matches], shared: rest.shared }
}

/** Keys by which the entry is found if the reader takes back the choice. */
function otherKeys({ keys: { place, link, words } }: Item): string[] {
  return [...new Set([place, link, words])].filter((key) => key !== null)
}

function onOneOnly(chosen: readonly Called[]): (key: string) => boolean {
  const times = new Map<string, number>()
  for (const { item } of chosen) {
    for (const key of otherKeys(item)) times.set(key, (times.get(key) ?? 0) + 1)
  }
  return (key) => times.get(key) === 1
}

function timeOf({ entry }: Item): string {
  return entry.updated ?? entry.published ?? ''
}
