import { AffairWindow } from '#engine/affairs/affair-window.ts'
import { groupBy } from './judge-day.ts'
import type { DayEntry } from './labelled-day.ts'

export interface AffairQuality {
  precision: number
  recall: number
  f1: number
}

/**
 * Pairs of labelled entries of different events: those of one affair are to be told together, as one article or as
 * articles of one affair. `apart` leaves out the pairs that one article shows, which joining and not linking united.
 */
export function judgeAffairs(
  week: readonly DayEntry[],
  articleOf: (at: number) => number,
): { all: AffairQuality; apart: AffairQuality } {
  const affairs = linkWeek(week, articleOf)
  const labelled = week.flatMap(({ label }, at) =>
    label ? [{ label, article: articleOf(at), affair: affairs.get(articleOf(at))! }] : [],
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

/** Each article enters with its first entries, when the first of them came. */
export function linkWeek(
  week: readonly DayEntry[],
  articleOf: (at: number) => number,
): Map<number, number> {
  const window = new AffairWindow()
  const articles = groupBy(
    week.map((entry, at) => ({ entry, article: articleOf(at) })),
    ({ article }) => article,
  )
  return new Map(
    [...articles].map(([id, held]) => {
      const [{ entry }] = held as [(typeof held)[number]]
      const entries = held.map((one) => one.entry)
      const { language } = entry
      return [id, window.add({ id, entries, language, at: entry.publishedAt }).affair]
    }),
  )
}

function qualityOf({ right, wrong, missed }: Record<'right' | 'wrong' | 'missed', number>) {
  const precision = right / (right + wrong)
  const recall = right / (right + missed)
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) }
}
