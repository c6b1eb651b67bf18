import type { ReadableSentence } from './readable-sentences.ts'

/** The time at which the report of a sentence was published, in milliseconds. */
export function timeOf({ of }: Pick<ReadableSentence, 'of'>): number {
  return Date.parse(of.publishedAt) || 0
}
