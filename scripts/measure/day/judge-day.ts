import { bCubed, type BCubed } from '../engine/metrics.ts'
import type { DayLabel } from './labelled-day.ts'

/** An entry of a labelled day and the article that shows it. */
export interface Shown {
  article: number
  label: DayLabel
}

export interface DayQuality extends BCubed {
  /**
   * The share of entries about another affair than most of their article, among the entries in
   * articles with several entries.
   */
  otherAffair: number
  /**
   * The share of entries about the affair of most of their article but about another event, among
   * the same entries.
   */
  otherDevelopment: number
  /**
   * The share of events with at least two thirds of their entries in one article, among the events
   * with at least three entries.
   */
  whole: number
}

const LARGE = 3
const MOST_OF = 2 / 3

/** Measures how well the shown articles match the events that a person labelled. */
export function judgeDay(shown: readonly Shown[]): DayQuality {
  const articles = groupBy(shown, ({ article }) => article)
  let together = 0
  let otherAffair = 0
  let otherDevelopment = 0
  for (const entries of articles.values()) {
    if (entries.length < 2) continue
    const { event, affair } = mostOf(entries)
    together += entries.length
    for (const { label } of entries) {
      if (label.event === event) continue
      if (label.affair === affair) otherDevelopment++
      else otherAffair++
    }
  }
  const large = [...groupBy(shown, ({ label }) => label.event).values()].filter(
    ({ length }) => length >= LARGE,
  )
  const whole = large.filter((entries) => {
    const parts = [...groupBy(entries, ({ article }) => article).values()]
    return Math.max(...parts.map(({ length }) => length)) >= MOST_OF * entries.length
  })
  return {
    ...bCubed(shown.map(({ article, label }) => ({ group: article, story: label.event }))),
    otherAffair: otherAffair / together,
    otherDevelopment: otherDevelopment / together,
    whole: whole.length / large.length,
  }
}

/**
 * The label of the event that most of an article's entries are about; the first of equally frequent
 * events.
 */
export function mostOf(entries: readonly Shown[]): DayLabel {
  const events = [...groupBy(entries, ({ label }) => label.event).values()]
  return events.reduce((most, next) => (next.length > most.length ? next : most))[0]!.label
}

export function groupBy<T, Key>(items: readonly T[], keyOf: (item: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
