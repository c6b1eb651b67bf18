import { groupBy } from './judge-day.ts'
import type { LinkedArticle } from './link-day.ts'

export interface AffairQuality {
  precision: number
  recall: number
  f1: number
}

/**
 * Judges pairs of labelled entries about different events. Entries of one affair should be shown
 * together, in one article or in articles of one affair. `apart` leaves out pairs in one article,
 * because joining put these together, not linking.
 */
export function judgeAffairs(linked: readonly LinkedArticle[]): {
  all: AffairQuality
  apart: AffairQuality
} {
  const labelled = linked.flatMap(({ id, affair, entries }) =>
    entries.flatMap(({ label }) => (label ? [{ label, article: id, affair }] : [])),
  )
  const all = { right: 0, wrong: 0, missed: 0 }
  const apart = { right: 0, wrong: 0, missed: 0 }
  labelled.forEach((one, at) => {
    for (const other of labelled.slice(0, at)) {
      if (one.label.event === other.label.event) continue
      const isOne = one.label.affair === other.label.affair
      const isTold = one.affair === other.affair
      const outcome = isOne ? (isTold ? 'right' : 'missed') : isTold ? 'wrong' : null
      if (outcome === null) continue
      all[outcome]++
      if (one.article !== other.article) apart[outcome]++
    }
  })
  return { all: qualityOf(all), apart: qualityOf(apart) }
}

/** The most moments that are shown before an article, and after it. */
const MOST_MOMENTS = 12

/**
 * Judges moments of timelines: articles that are shown with another one as parts of its affair. A
 * moment is right if both articles' entries are labelled with the same affair. Each moment counts
 * once; in `ofArticle`, each timeline counts once.
 */
export function judgeMoments(linked: readonly LinkedArticle[]): {
  shown: number
  right: number
  ofArticle: number
} {
  const labelled = linked.filter(({ label }) => label !== null).toSorted((a, b) => a.at - b.at)
  const affairs = groupBy(labelled, ({ affair }) => affair)
  const told = { shown: 0, right: 0, shares: 0, timelines: 0 }
  for (const one of labelled) {
    const same = affairs.get(one.affair)!
    const at = same.indexOf(one)
    const moments = [
      ...same.slice(Math.max(0, at - MOST_MOMENTS), at),
      ...same.slice(at + 1, at + 1 + MOST_MOMENTS),
    ]
    if (moments.length === 0) continue
    const right = moments.filter(({ label }) => label!.affair === one.label!.affair).length
    told.shown += moments.length
    told.right += right
    told.shares += right / moments.length
    told.timelines++
  }
  return { shown: told.shown, right: told.right, ofArticle: told.shares / told.timelines }
}

function qualityOf({ right, wrong, missed }: Record<'right' | 'wrong' | 'missed', number>) {
  const precision = right / (right + wrong)
  const recall = right / (right + missed)
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) }
}
