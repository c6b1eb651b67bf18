import { words } from '../words/word-segments.ts'

/** An entry of an article, with what is needed to find copies. */
export interface Copyable {
  id: number
  /** Its publisher; an outlet cannot copy itself. */
  source: number
  title: string
  text: string
  language: string | null
  publishedAt: number
}

/**
 * The length of a shingle in words. Two independent reports hardly ever share so many words in a
 * row.
 */
const SHINGLE_WORDS = 5
/**
 * The least share of the shorter text that two copies have in common. A shared quote or name is far
 * less.
 */
const SHARED_BY_COPIES = 0.6
/** The fewest shingles of a text, with its title, that can prove a copy. */
const LEAST_SHINGLES = 12
/**
 * The characters that are read of a text. They are enough to recognize a copy, and reading more
 * costs time.
 */
const READ_CHARACTERS = 5_000
/**
 * The most originals that are remembered for the same words; words that more reports share prove
 * nothing, because they may be a notice.
 */
const MOST_HOLDERS = 64

interface Original {
  id: number
  source: number
  shingles: number
}

/**
 * Finds entries that repeat the words of an entry that another source published before: wire copies
 * and press releases, whole or shortened. Each is returned with the first to publish it. Entries
 * are compared only with originals, so that many copies take no longer than many entries.
 */
export function findCopies(entries: readonly Copyable[]): Map<number, number> {
  const copies = new Map<number, number>()
  const holders = new Map<number, Original[]>()
  const inTime = entries.toSorted((a, b) => a.publishedAt - b.publishedAt || a.id - b.id)
  for (const entry of inTime) {
    const shingles = shinglesOf(entry)
    const original = originalOf(entry, shingles, holders)
    if (original) {
      copies.set(entry.id, original.id)
      continue
    }
    const own: Original = { id: entry.id, source: entry.source, shingles: shingles.size }
    for (const shingle of shingles) {
      const held = holders.get(shingle)
      if (!held) holders.set(shingle, [own])
      else if (held.length < MOST_HOLDERS) held.push(own)
    }
  }
  return copies
}

function originalOf(
  { source }: Copyable,
  shingles: Set<number>,
  holders: Map<number, Original[]>,
): Original | undefined {
  const shared = new Map<Original, number>()
  for (const shingle of shingles) {
    for (const original of holders.get(shingle) ?? []) {
      shared.set(original, (shared.get(original) ?? 0) + 1)
    }
  }
  let best: Original | undefined
  let bestShare = SHARED_BY_COPIES
  for (const [original, count] of shared) {
    const share = count / Math.min(shingles.size, original.shingles)
    const isBetter = share > bestShare || (share === bestShare && !best)
    if (original.source !== source && isBetter) [best, bestShare] = [original, share]
  }
  return best
}

/** The hashes of every five words in a row; those of the title are added if the text is short. */
function shinglesOf({ title, text, language }: Copyable): Set<number> {
  const ofText = words(text.slice(0, READ_CHARACTERS).toLowerCase(), language)
  const isEnough = ofText.length >= LEAST_SHINGLES + SHINGLE_WORDS - 1
  const read = isEnough ? ofText : [...words(title.toLowerCase(), language), ...ofText]
  const hashes = read.map(hashOf)
  const shingles = new Set<number>()
  for (let at = 0; at + SHINGLE_WORDS <= hashes.length; at++) {
    let shingle = 0
    for (let k = 0; k < SHINGLE_WORDS; k++) {
      shingle = Math.imul(shingle ^ hashes[at + k]!, PRIME) ^ (shingle >>> 15)
    }
    shingles.add(shingle)
  }
  return shingles
}

const PRIME = 0x01000193

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5 | 0
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), PRIME)
  return hash
}
