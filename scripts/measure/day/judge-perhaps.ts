import { Joiner } from '#engine/joining/joiner.ts'
import { mostOf, type Shown } from './judge-day.ts'
import type { DayEntry } from './labelled-day.ts'

/**
 * Counts the questions to a reader if two reports are of one event, on the labelled day, by the
 * right answer.
 */
export function judgePerhaps(week: readonly DayEntry[]): {
  asked: number
  same: number
  affair: number
} {
  let articles = 0
  const joiner = new Joiner({ newArticle: () => ++articles })
  const shown = new Map<number, Shown[]>()
  const told = { asked: 0, same: 0, affair: 0 }
  for (const entry of week) {
    const { article, perhaps } = joiner.add(entry)
    const { label } = entry
    if (!label) continue
    const other = perhaps && shown.get(perhaps.article)
    if (other) {
      const { event, affair } = mostOf(other)
      told.asked++
      if (label.event === event) told.same++
      if (label.affair === affair) told.affair++
    }
    shown.set(article, [...(shown.get(article) ?? []), { article, label }])
  }
  return told
}
