import { bCubed, type BCubed } from '../engine/metrics.ts'
import type { DayLabel } from './labelled-day.ts'

/** An entry of a labelled day, in the article that shows it. */
export interface Shown {
  article: number
  label: DayLabel
}

export interface DayQuality extends BCubed {
  /** The share of the entries in articles of two or more that belong to another affair than most of their article. */
  otherAffair: number
  /**
   * The share of the entries that belong to the affair of most of their article, but to another
   * event.
   */
  otherDevelopment: number
  /** The share of the events of three entries or more of which two thirds are in one article. */
  whole: number
}

const LARGE = 3
const MOST_OF = 2 / 3

/** Measures how well the articles that are shown match the events that a person saw. */
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

/** The event that most of an article's entries are of; the first of equals. */
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
