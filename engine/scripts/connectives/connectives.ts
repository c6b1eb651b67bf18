import type { ScriptWishes } from '../script-wishes.ts'
import type { SectionKind } from '../script.ts'

/**
 * Titles and sentences between the news. They name outlets, dates and numbers of stories, and state
 * no facts.
 */
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
  /** Sentences before the words of an outlet, with `{outlet}`. */
  leadIns: Variants
  /** Sentences before the words of several outlets, with `{outlets}`. */
  leadInsOfSeveral: Variants
  /** Sentences before the words of an outlet on a day, with `{outlet}` and `{date}`. */
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

/** Variants by style. Those of the piece's style are used before those for all styles. */
export type Variants = Partial<Record<ScriptWishes['style'] | 'all', readonly string[]>>
