import type { Item, ItemKeys } from './item-keys.ts'

/** Two times of publishing count as the same up to this difference. */
const SAME_TIME_MS = 60_000

/** Items of one document that are the same item. */
export interface Group {
  /** The newest item of the group. */
  item: Item
  /** Every key of any of the items, by kind, whether it is trusted or not. */
  names: [kind: keyof ItemKeys, key: string][]
  /** Keys of this group alone, by which it can be recognized. */
  keys: string[]
}

/**
 * Groups the items that are the same, and finds the keys that different items of the document share: a publisher may
 * give all of them the same guid, or link them all to one page.
 */
export function groupItems(items: readonly Item[]): { groups: Group[]; shared: Set<string> } {
  const shared = sharedKeys(items, namesOf)
  const trusted = items.map((item) => without(item, shared))
  for (const key of sharedKeys(trusted, tellingNamesOf)) shared.add(key)

  const groups = new Set<Group & { items: Item[] }>()
  const groupOf = new Map<string, Group & { items: Item[] }>()
  for (const [place, item] of items.entries()) {
    const keys = tellingNamesOf(trusted[place]!).filter((key) => !shared.has(key))
    const met = [...new Set(keys.flatMap((key) => groupOf.get(key) ?? []))]
    const group = {
      item,
      items: [...met.flatMap(({ items }) => items), item],
      names: [...met.flatMap(({ names }) => names), ...kindsOf(item)],
      keys: [...new Set([...met.flatMap(({ keys }) => keys), ...keys])],
    }
    group.item = newestOf(group.items)
    for (const former of met) groups.delete(former)
    groups.add(group)
    for (const key of group.keys) groupOf.set(key, group)
  }
  return { groups: [...groups], shared }
}

/** Keys that two different items share. */
function sharedKeys(items: readonly Item[], keysOf: (item: Item) => string[]): Set<string> {
  const first = new Map<string, Item>()
  const shared = new Set<string>()
  for (const item of items) {
    for (const key of keysOf(item)) {
      const other = first.get(key)
      if (other === undefined) first.set(key, item)
      else if (!areOne(other, item)) shared.add(key)
    }
  }
  return shared
}

/** Says if two items of one document that share a key are the same. */
function areOne(a: Item, b: Item): boolean {
  if (areOfOtherTimes(a, b)) return false
  if (!hasName(a) && !hasName(b)) return a.contentHash === b.contentHash
  const isIdOther = areOther(a.keys.id, b.keys.id)
  const [placeA, placeB] = [a.keys.place ?? a.keys.link, b.keys.place ?? b.keys.link]
  const isPlaceOther = areOther(placeA, placeB)
  if (a.contentHash === b.contentHash) return !(isIdOther && isPlaceOther)
  if (isIdOther) return false

  const isTextSame = a.text !== '' && a.text === b.text
  if (isPlaceOther) return isTextSame
  const areBothNamesSame = a.keys.id !== null && a.keys.id === b.keys.id && placeA !== null
  if (areBothNamesSame && placeA === placeB) return true
  return isTextSame || (a.title !== '' && a.title === b.title)
}

/**
 * Says if two items with the same words are different reports: neither has a guid, and their times
 * differ.
 */
function areOfOtherTimes(a: Item, b: Item): boolean {
  if (a.keys.moment === null || b.keys.moment === null) return false
  const [at, other] = [a.entry.published, b.entry.published]
  return at !== null && other !== null && !isSameTime(at, other)
}

/** Says if two times of publishing are the same. */
export function isSameTime(a: string, b: string): boolean {
  return Math.abs(Date.parse(a) - Date.parse(b)) <= SAME_TIME_MS
}

function hasName(item: Item): boolean {
  return namesOf(item).length > 0
}

function areOther(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && a !== b
}

function namesOf({ keys: { id, place, link } }: Item): string[] {
  return [id, place, link].filter((key) => key !== null)
}

/**
 * The keys that recognize an item, including its words if they are many or if it has no other key.
 */
function tellingNamesOf(item: Item): string[] {
  const names = namesOf(item)
  const told = item.isTelling || names.length === 0 ? [...names, item.keys.words] : names
  return item.keys.moment === null ? told : [...told, item.keys.moment]
}

function without(item: Item, shared: Set<string>): Item {
  const unless = (key: string | null) => (key !== null && shared.has(key) ? null : key)
  const { id, place, link, words, moment } = item.keys
  const names = { id: unless(id), place: unless(place), link: unless(link) }
  return { ...item, keys: { ...names, words, moment } }
}

function kindsOf({ keys }: Item): Group['names'] {
  return (['id', 'place', 'link', 'words', 'moment'] as const).flatMap((kind) => {
    const key = keys[kind]
    return key === null ? [] : [[kind, key] as [keyof ItemKeys, string]]
  })
}

function newestOf(items: readonly Item[]): Item {
  const timeOf = ({ entry }: Item) => entry.updated ?? entry.published ?? ''
  return items.reduce((newest, item) => (timeOf(item) > timeOf(newest) ? item : newest))
}
