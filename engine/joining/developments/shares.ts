import type { EntryVector } from '../entry-vector.ts'

/** The share of a part in a whole; 0 if the whole is 0. */
export function share(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0
}

/**
 * 1 if the report never mentions the person whose name is this term, else 0; 0 also for -1, which
 * names nobody.
 */
export function unknown(name: number, { known }: Pick<EntryVector, 'known'>): number {
  return name >= 0 && !known.includes(name) ? 1 : 0
}
