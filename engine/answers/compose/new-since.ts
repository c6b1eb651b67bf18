import { likeness } from '../ranking/rank-sentences.ts'
import type { Candidate } from '../ranking/report.ts'

/** The least likeness at which a sentence repeats an earlier one. */
const TOLD_BEFORE = 0.55
const COMPARED = 400

/** The best candidates with news published since a moment, newest reports first. */
export function newSince(candidates: readonly Candidate[], since: number): Candidate[] {
  const before = candidates.filter(({ report }) => report.publishedAt < since).slice(0, COMPARED)
  return candidates
    .filter(({ report, inTitle }) => report.publishedAt >= since && !inTitle)
    .filter(({ stems }) => !before.some((early) => likeness(early.stems, stems) >= TOLD_BEFORE))
}
