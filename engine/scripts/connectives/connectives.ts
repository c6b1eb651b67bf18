import type { ScriptWishes } from '../script-wishes.ts'
import type { SectionKind } from '../script.ts'

/** Sentences between the news, and titles: they name outlets, dates and counts of stories, and claim nothing. */
export interface Connectives {
  /** Titles of sections; "background" is earlier news. */
  titles: Record<SectionKind | 'background' | 'positions', string>
  /** Titles for a span of time: one hour, `{count}` hours or days; empty for languages without them. */
  periods: Record<'hour' | 'hours' | 'days', string>
  /** The placeholders are `{outlet}` and `{date}`. */
  openingOfOne: Variants
  /** The placeholders are `{count}` outlets and `{date}`. */
  openingOfSeveral: Variants
  /** The placeholders are `{title}` and `{date}`. */
  openingOfMany: Variants
  /** Lead-ins to the words of an outlet: `{outlet}`. */
  leadIns: Variants
  /** Lead-ins to the words of several outlets in sequence: `{outlets}`. */
  leadInsOfSeveral: Variants
  /** Lead-ins to the words of an outlet on a day: `{outlet}` and `{date}`. */
  datedLeadIns: Variants
  /** Sentences that open a part of a story. */
  into: Record<Turn, Variants>
  /** The placeholder is `{outlet}`. */
  closingOfOne: Variants
  /** The placeholder is `{outlets}`. */
  closing: Variants
  /** The end of a list of outlets, for `{count}` more; empty for languages without it. */
  andMore: string
  /** Words for one report left out because it is in another language, and for `{count}` of them. */
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

/** Variants of a style come first, then those of all styles. */
export type Variants = Partial<Record<ScriptWishes['style'] | 'all', readonly string[]>>
