import { likeness } from '../ranking/rank-sentences.ts'
import type { Candidate } from '../ranking/report.ts'

/** A sentence this much like an earlier one was told before. */
const TOLD_BEFORE = 0.55
const COMPARED = 400

/** The best candidates published since a moment that nobody told before it, newest reports first. */
export function newSince(candidates: readonly Candidate[], since: number): Candidate[] {
  const before = candidates.filter(({ report }) => report.publishedAt < since).slice(0, COMPARED)
  return candidates
    .filter(({ report, inTitle }) => report.publishedAt >= since && !inTitle)
    .filter(({ stems }) => !before.some((early) => likeness(early.stems, stems) >= TOLD_BEFORE))
}
