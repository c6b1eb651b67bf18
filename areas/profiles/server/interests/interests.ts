import * as z from 'zod/mini'
import type { Subjects } from './subjects.ts'

/** The weight of each action. The reader's explicit wishes, "more" and "less", count most. */
const STRENGTH = { open: 1, save: 3, more: 4, less: -4, hide: -2 } as const
/** A reader who leaves an article within this time is not interested in it. */
const LEFT_AT_ONCE_SECONDS = 5
const READ_SECONDS = 30
const READ_LONG_SECONDS = 120

/** The age at which an action counts half. */
const HALF_LIFE_DAYS = 30
const DAY_MS = 86_400_000

/** Factors for the weight that an action gives to the article's terms, source and category. */
const TERMS_SHARE = 1
const SOURCE_SHARE = 0.35
const CATEGORY_SHARE = 0.35

/** The most terms and the most sources of a reader, to keep the row small; the strongest stay. */
const MOST_TERMS = 400
const MOST_SOURCES = 100

export type SignalKind = keyof typeof STRENGTH | 'time'

/** One action of the reader. */
export interface Signal extends Subjects {
  kind: SignalKind
  seconds: number | null
  happenedAt: Date
}

/** An interest in a term, a source or a category: its weight, and the number of the reader's actions of each kind. */
const Interest = z.object({
  weight: z.number(),
  counts: z.partialRecord(z.enum(['open', 'save', 'more', 'less', 'hide']), z.int()),
})
export type Interest = z.infer<typeof Interest>

/**
 * A linear model of one reader's interests. All weights decay at the same rate, so they are stored
 * as of one moment.
 */
export const Interests = z.object({
  terms: z.record(z.string(), Interest),
  sources: z.record(z.string(), Interest),
  categories: z.record(z.string(), Interest),
})
export type Interests = z.infer<typeof Interests>

export const noInterests: Interests = { terms: {}, sources: {}, categories: {} }

/** Learns interests from signals; their order makes no difference. */
export function learn(signals: readonly Signal[], now: Date): Interests {
  const terms = new Map<string, Interest>()
  const sources = new Map<string, Interest>()
  const categories = new Map<string, Interest>()
  // Signals are sorted, because a sum of fractions depends on their order.
  for (const signal of signals.toSorted(byMoment)) {
    const weight = strengthOf(signal) * decay(now.getTime() - signal.happenedAt.getTime())
    const ofTerm = (TERMS_SHARE * weight) / Math.sqrt(signal.terms.length || 1)
    for (const term of signal.terms) add(terms, term, ofTerm, signal.kind)
    if (signal.feed !== null) add(sources, String(signal.feed), SOURCE_SHARE * weight, signal.kind)
    add(categories, signal.category, CATEGORY_SHARE * weight, signal.kind)
  }
  return {
    terms: strongest(terms, MOST_TERMS),
    sources: strongest(sources, MOST_SOURCES),
    categories: Object.fromEntries(categories),
  }
}

/** The factor that a weight of this age is multiplied by. */
export function decay(ageMs: number): number {
  return 0.5 ** (Math.max(0, ageMs) / DAY_MS / HALF_LIFE_DAYS)
}

function strengthOf({ kind, seconds }: Signal): number {
  if (kind !== 'time') return STRENGTH[kind]
  if (seconds === null || seconds < LEFT_AT_ONCE_SECONDS) return -STRENGTH.open
  if (seconds < READ_SECONDS) return 0
  return seconds < READ_LONG_SECONDS ? 1 : 2
}

function add(known: Map<string, Interest>, name: string, weight: number, kind: SignalKind): void {
  const interest = known.get(name) ?? { weight: 0, counts: {} }
  interest.weight += weight
  if (kind !== 'time') interest.counts[kind] = (interest.counts[kind] ?? 0) + 1
  known.set(name, interest)
}

function strongest(known: Map<string, Interest>, most: number): Record<string, Interest> {
  const byStrength = [...known].toSorted(
    ([nameA, a], [nameB, b]) => Math.abs(b.weight) - Math.abs(a.weight) || (nameA < nameB ? -1 : 1),
  )
  return Object.fromEntries(byStrength.slice(0, most))
}

function byMoment(a: Signal, b: Signal): number {
  return a.happenedAt.getTime() - b.happenedAt.getTime() || (keyOf(a) < keyOf(b) ? -1 : 1)
}

function keyOf({ kind, terms, feed, category }: Signal): string {
  return JSON.stringify([kind, terms, feed, category])
}
