import { canonicalLink } from '../addresses/canonical-link.ts'
import { groupItems, isSameTime, type Group } from './group-items.ts'
import type { Item } from './item-keys.ts'
import { areTitlesAlike } from './comparable-words.ts'

/** A stored entry, with the facts by which its item is recognized. */
export interface KnownEntry {
  id: number
  /** The first identity of the entry: the guid, else the canonical link, else a hash. */
  identity: string
  title: string
  link: string | null
  publishedAt: string
  contentHash: string
}

/** The entry that each key leads to; null for a key that named different items before. */
export type KnownKeys = ReadonlyMap<string, KnownEntry | null>

export interface Match {
  item: Item
  /** The entry of the item; null for a new one. */
  entry: KnownEntry | null
  /** Keys that lead to the entry from now on, and did not before. */
  keys: string[]
  /**
   * The publication time of an earlier entry of this feed with the same long text under another
   * name; null if there is none.
   */
  firstSaidAt: string | null
}

export interface Matched {
  matches: Match[]
  /** Keys that different items have, so that they are ignored from now on. */
  shared: string[]
}

/** The weight of each property that an item and an entry share. */
const WEIGHTS = { id: 3, link: 2, place: 1, moment: 4, alikeTitle: 2, sameWords: 4 }

interface Claim {
  group: Group
  entry: KnownEntry
  by: Set<'id' | 'place' | 'link' | 'moment'>
  strength: number
}

/**
 * Finds the stored entry of each item of a feed. Several copies of one item make one match. An item
 * is matched with the entry that it has most in common with, and an entry with one item only.
 */
export function matchItems(items: readonly Item[], known: KnownKeys): Matched {
  const { groups, shared } = groupItems(items)
  const claims = groups.flatMap((group) => claimsOf(group, { known, shared }))
  const refused = new Set(claims.filter(isRefused))
  for (const claim of refused) for (const key of keysBehind(claim, known)) shared.add(key)

  const entryOf = new Map<Group, KnownEntry>()
  const taken = new Set<number>()
  const believed = claims.filter((claim) => !refused.has(claim))
  for (const { group, entry } of believed.toSorted((a, b) => b.strength - a.strength)) {
    if (entryOf.has(group) || taken.has(entry.id)) continue
    entryOf.set(group, entry)
    taken.add(entry.id)
  }

  const matches = groups.flatMap((group): Match[] => {
    const { item } = group
    const entry = entryOf.get(group) ?? null
    const unknown = group.keys.filter((key) => !known.has(key) && !shared.has(key))
    // A publisher who changes the date at every fetch must not fill the disk with `moment` keys.
    const isMoved = entry !== null && !isOfThatTime(item, entry)
    const keys = isMoved ? unknown.filter((key) => key !== item.keys.moment) : unknown
    if (entry !== null) return [{ item, entry, keys, firstSaidAt: null }]

    // An item whose names are all shared with others is found by its words, if they are unique.
    const { words } = item.keys
    if (keys.length === 0 && !known.has(words)) keys.push(words)
    const isFirst = !item.isTelling || shared.has(words)
    const firstSaidAt = (!isFirst && known.get(words)?.publishedAt) || null
    return keys.length === 0 ? [] : [{ item, entry, keys, firstSaidAt }]
  })
  return { matches, shared: [...shared].filter((key) => known.get(key) !== null) }
}

/** The claims of a group on each entry that shares a key with it. */
function claimsOf(
  group: Group,
  { known, shared }: { known: KnownKeys; shared: ReadonlySet<string> },
): Claim[] {
  const { item } = group
  const claims = new Map<number, Claim>()
  const claimTo = (entry: KnownEntry) => {
    const claim = claims.get(entry.id) ?? { group, entry, by: new Set(), strength: 0 }
    claims.set(entry.id, claim)
    return claim
  }
  for (const [kind, key] of group.names) {
    const entry = known.get(key)
    if (!entry) continue
    const claim = claimTo(entry)
    if (kind === 'words' || !group.keys.includes(key)) continue
    if (!claim.by.has(kind)) claim.strength += WEIGHTS[kind]
    claim.by.add(kind)
  }
  for (const claim of claims.values()) {
    if (item.contentHash === claim.entry.contentHash) claim.strength += WEIGHTS.sameWords
    else if (isTitleAlike(claim)) claim.strength += WEIGHTS.alikeTitle
  }
  return [...claims.values()].filter((claim) => isFounded(claim) && !isRepeatedSince(claim, shared))
}

/**
 * Says if a claim has a reason: a key other than the words, or equal words or an equal title if the
 * links do not differ.
 */
function isFounded({ group, entry, by }: Claim): boolean {
  if (by.size > 0) return true
  const { item } = group
  if (item.contentHash === entry.contentHash) return !isLinkOther(item, entry)
  return item.entry.title !== null && item.entry.title === entry.title && !isLinkOther(item, entry)
}

/** Says if the document repeats the item at several times, and the entry has another time. */
function isRepeatedSince({ group, entry, by }: Claim, shared: ReadonlySet<string>): boolean {
  const { item } = group
  const isRepeated = shared.has(item.keys.words) || shared.has(item.keys.link ?? '')
  return by.size === 0 && isRepeated && item.keys.moment !== null && !isOfThatTime(item, entry)
}

/**
 * Refuses a match by a single weak name, such as "today" or "/quiz", if the other name, the title
 * and the time all differ.
 */
function isRefused({ group, entry, by, strength }: Claim): boolean {
  const { item } = group
  if (strength > WEIGHTS.id) return false
  if (isTitleAlike({ group, entry }) || isOfThatTime(item, entry)) return false
  const { guid, link } = item.entry
  if (by.has('id')) {
    const isUnique = looksUnique(guid) || isInBoth(guid, link, entry.link)
    return by.size === 1 && !isUnique && isLinkOther(item, entry)
  }
  if (looksUnique(link)) return false
  const isNamed = item.keys.id !== null && group.keys.includes(item.keys.id)
  return by.size > 0 && isNamed && hasGuid(entry)
}

function keysBehind({ group, entry, by }: Claim, known: KnownKeys): string[] {
  return group.names
    .filter(([kind, key]) => kind !== 'words' && by.has(kind) && known.get(key)?.id === entry.id)
    .map(([, key]) => key)
}

/** Says if a name was made for one item, because it has a number, a date, a hash or a long slug. */
function looksUnique(name: string | null): boolean {
  return name !== null && /(\d\D*){4}|([-_][^-_]*){3}/.test(name)
}

/**
 * Says if both links contain the number of the guid, as many publishers write them:
 * "…-p58sdx.html".
 */
function isInBoth(guid: string | null, link: string | null, former: string | null): boolean {
  if (guid === null || !/^(?=.*\d)[\w-]{5,40}$/.test(guid)) return false
  return [link, former].every((address) => address?.includes(guid) ?? false)
}

function isTitleAlike({ group, entry }: Pick<Claim, 'group' | 'entry'>): boolean {
  return areTitlesAlike(group.item.entry.title ?? '', entry.title)
}

function isLinkOther({ entry: { link } }: Item, entry: KnownEntry): boolean {
  if (link === null || entry.link === null) return false
  return canonicalLink(link) !== canonicalLink(entry.link)
}

function isOfThatTime({ entry: { published } }: Item, entry: KnownEntry): boolean {
  return published !== null && isSameTime(published, entry.publishedAt)
}

/** Says if the entry's identity is a guid, and not only its link. */
function hasGuid({ identity, link }: KnownEntry): boolean {
  if (identity.startsWith('sha256:')) return false
  const canonical = canonicalLink(identity)
  return canonical === null || link === null || canonical !== canonicalLink(link)
}
