import type { ScriptWishes } from '../script-wishes.ts'
import type { SectionKind } from '../script.ts'

/** Sentences between the news, and titles: they name outlets, dates and counts of stories, and claim nothing. */
export interface Connectives {
  /** Titles of sections; "background" is news of before. */
  titles: Record<SectionKind | 'background' | 'positions', string>
  /** The time that a piece tells of, as a title: one hour, `{count}` hours or days; none where they are empty. */
  periods: Record<'hour' | 'hours' | 'days', string>
  /** `{outlet}` and `{date}`. */
  openingOfOne: Variants
  /** `{count}` outlets and `{date}`. */
  openingOfSeveral: Variants
  /** `{title}` and `{date}`. */
  openingOfMany: Variants
  /** In front of what an outlet says: `{outlet}`. */
  leadIns: Variants
  /** In front of what several say, one behind the other: `{outlets}`. */
  leadInsOfSeveral: Variants
  /** In front of what an outlet says on a day: `{outlet}` and `{date}`. */
  datedLeadIns: Variants
  /** What is said where a part of a story begins. */
  into: Record<Turn, Variants>
  /** `{outlet}`. */
  closingOfOne: Variants
  /** `{outlets}`. */
  closing: Variants
  /** `{count}` more outlets, at the end of a list of them; none are counted where it is empty. */
  andMore: string
  /** `{count}` of several reports, in other languages. */
  leftOutOne: string
  leftOut: string
}

export type Turn =
  | 'news'
  | 'story'
  | 'background'
  | 'caveats'
  | 'differences'
  | 'positions'
  | 'reports'
  | 'next'
  | 'source'

/** Those of a style come first, then those of all. */
export type Variants = Partial<Record<ScriptWishes['style'] | 'all', readonly string[]>>
