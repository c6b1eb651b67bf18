/** Hashes a text with FNV-1a: the result is the same on every machine and in every version. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text.normalize('NFKC').toLowerCase()) {
    hash ^= letter.codePointAt(0)!
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/**
 * Returns a generator of random-looking numbers from 0 up to 1. The same seed gives the same
 * numbers (mulberry32).
 */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
