import { readFileSync } from 'node:fs'
import { stems } from '#engine/words/terms.ts'

/** A sentence of a summary, with its report's headline. */
export interface Shown {
  text: string
  headline: string
}

export type SameFactCheck = (one: Shown, other: Shown) => number

/**
 * The likelihood that two sentences tell one fact, from 0 to 1: by shared words, weighed by their rarity in all news of
 * the week, and by how much each repeats of the other's headline. It is independent of the rules that write the
 * summaries. Fitted to pairs that a person judged (labels/same-fact.tsv; the fit is in docs/benchmarks/write.md).
 */
export function sameFactCheck(texts: readonly string[]): SameFactCheck {
  const spread = new Map<string, number>()
  for (const text of texts) {
    for (const stem of bagOf(text)) spread.set(stem, (spread.get(stem) ?? 0) + 1)
  }
  const rarity = (stem: string) => Math.log((texts.length + 1) / ((spread.get(stem) ?? 0) + 0.5))
  const weigh = (bag: ReadonlySet<string>, other = bag) => {
    let sum = 0
    for (const stem of bag) if (other.has(stem)) sum += rarity(stem)
    return sum
  }
  return (one, other) => {
    const [a, b, headlineA, headlineB] = [one.text, other.text, one.headline, other.headline].map(
      bagOf,
    ) as [Set<string>, Set<string>, Set<string>, Set<string>]
    const overlap = (2 * weigh(a, b)) / (weigh(a) + weigh(b) || 1)
    const crossed = Math.min(
      weigh(headlineB, a) / (weigh(headlineB) || 1),
      weigh(headlineA, b) / (weigh(headlineA) || 1),
    )
    const { bias, byOverlap, byHeadlines } = FIT
    return 1 / (1 + Math.exp(-(bias + byOverlap * overlap + byHeadlines * crossed)))
  }
}

/** Weights found by logistic regression on the judged pairs. */
const FIT = { bias: -2.55, byOverlap: 5.1, byHeadlines: 2.9 }
/** The least score at which two sentences count as telling one fact. */
export const SAME_FROM = 0.5

function bagOf(text: string): Set<string> {
  return new Set(stems(text, 'en'))
}

/**
 * A pair of sentences, each given by its entry and place, with a person's judgement if they tell
 * one fact.
 */
export interface JudgedPair {
  one: { entry: string; start: number; end: number }
  other: { entry: string; start: number; end: number }
  same: boolean
}

export function readJudgedPairs(): JudgedPair[] {
  const rows = readFileSync(new URL('labels/same-fact.tsv', import.meta.url), 'utf8')
  const place = (entry: string, span: string) => {
    const [start, end] = span.split('-').map(Number) as [number, number]
    return { entry, start, end }
  }
  return rows
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [entry, span, otherEntry, otherSpan, same] = row.split('\t') as [
        string,
        string,
        string,
        string,
        string,
      ]
      return { one: place(entry, span), other: place(otherEntry, otherSpan), same: same === '1' }
    })
}
