import type { EntryVector } from '../entry-vector.ts'

/** The share of a part in a whole; 0 if the whole is 0. */
export function share(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0
}

/** 1 if a report never mentions the person named by the number of the term; 0 if nobody is named (-1). */
export function unknown(name: number, { known }: Pick<EntryVector, 'known'>): number {
  return name >= 0 && !known.includes(name) ? 1 : 0
}
