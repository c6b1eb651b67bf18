import { likeness } from '../ranking/rank-sentences.ts'
import type { Candidate, Report } from '../ranking/report.ts'
import type { Chosen } from './choose-sentences.ts'

const SHOWN = 6
const SAME_SENTENCE = 0.85
/** The least share of repeated sentences at which a report counts as a copy of an earlier one. */
const COPIED = 0.5

/** The first report, and for each later outlet whether it copied an earlier one. */
export function firstReports(
  candidates: readonly Candidate[],
  nameOf: (report: Report) => string,
): Chosen[] {
  const article = candidates[0]?.report.article
  const bySource = new Map<string, Candidate[]>()
  for (const one of candidates) {
    if (one.report.article !== article) continue
    const known = bySource.get(one.report.source)
    const isEarlier = known && one.report.publishedAt < known[0]!.report.publishedAt
    if (!known || isEarlier) bySource.set(one.report.source, [one])
    else if (known[0]!.report.entry === one.report.entry) known.push(one)
  }
  const inOrder = [...bySource.values()].toSorted(
    ([a], [b]) =>
      a!.report.publishedAt - b!.report.publishedAt || a!.report.entry - b!.report.entry,
  )
  return inOrder.slice(0, SHOWN).map((own, nth): Chosen => {
    const sentence = own.find(({ inTitle }) => !inTitle) ?? own[0]!
    const first = nth === 0 ? undefined : inOrder.slice(0, nth).find((early) => copies(own, early))
    const heading =
      nth === 0
        ? 'First'
        : first
          ? `Later, in the words of ${nameOf(first[0]!.report)}`
          : 'Later, in its own words'
    return { sentence, same: [], heading }
  })
}

function copies(own: readonly Candidate[], early: readonly Candidate[]): boolean {
  const body = own.filter(({ inTitle }) => !inTitle)
  if (body.length === 0) return false
  const same = body.filter(({ stems }) =>
    early.some((other) => likeness(stems, other.stems) >= SAME_SENTENCE),
  )
  return same.length / body.length >= COPIED
}
