import { likeness } from '../ranking/rank-sentences.ts'
import type { Candidate } from '../ranking/report.ts'

/** A shown sentence, with others that say the same. */
export interface Chosen {
  sentence: Candidate
  same: Candidate[]
  heading?: string
}

/** The least likeness at which two sentences repeat each other. */
const REPEATS = 0.62
/**
 * The least likeness at which two sentences say the same, so that one of them is cited for both.
 */
const SAYS_SAME = 0.8
const CITED_BESIDE = 4

/** The first of the candidates that do not repeat each other. */
export function chooseSentences(candidates: readonly Candidate[], most: number): Chosen[] {
  const chosen: Chosen[] = []
  for (const candidate of candidates) {
    const told = chosen.find(({ sentence }) => repeats(candidate, sentence))
    if (told) {
      const isNew = [told.sentence, ...told.same].every(
        ({ report }) => report.source !== candidate.report.source,
      )
      const isSame = likeness(candidate.stems, told.sentence.stems) >= SAYS_SAME
      if (isSame && isNew && told.same.length < CITED_BESIDE) told.same.push(candidate)
    } else if (chosen.length < most) {
      chosen.push({ sentence: candidate, same: [] })
    }
  }
  return chosen
}

export function repeats(one: Candidate, other: Candidate): boolean {
  if (one.text === other.text) return true
  const [short, long] =
    one.stems.size <= other.stems.size ? [one.stems, other.stems] : [other.stems, one.stems]
  let shared = 0
  for (const stem of short) if (long.has(stem)) shared++
  const isInside = short.size >= 4 && shared / short.size >= 0.85
  return isInside || likeness(one.stems, other.stems) >= REPEATS
}
