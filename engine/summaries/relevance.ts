import { stems } from '../words/terms.ts'
import type { Option, SummaryEntry } from './sentence-option.ts'
import { phrasesOf, unit, type Vector } from './sentence-vector.ts'

/** The weight of the title, which names the subject of the report. */
const TITLE_WEIGHT = 2
/** The exponent by which the number of words raises the relevance of a sentence. */
const LENGTH_POWER = 0.15
/**
 * The exponent for the share of sources that have a word. Words that one of two sources has count a
 * quarter of those that both have.
 */
const SHARED_POWER = 2
/** The weight of a word that a chosen sentence has, relative to a new word. */
const SAID_SHARE = 0.5
/** The bonus of the first sentence, which declines over `BONUS_SENTENCES`. */
const FIRST_SENTENCE_BONUS = 0.2
const BONUS_SENTENCES = 3

/**
 * The center of all sources. Each source has the same weight, whatever its length, but words that
 * several share count far more.
 */
export function centreOf<Id>(
  options: readonly Option<Id>[],
  entries: readonly SummaryEntry[],
  language: string,
): Vector {
  const bySource = new Map<number | string, Vector>()
  const hear = (source: number | string, vector: Vector, weight: number) => {
    const heard = bySource.get(source) ?? new Map<string, number>()
    bySource.set(source, heard)
    for (const [stem, value] of vector) heard.set(stem, (heard.get(stem) ?? 0) + weight * value)
  }
  for (const { source, title } of entries) {
    hear(source, phrasesOf(stems(title, language)), TITLE_WEIGHT)
  }
  for (const { source, phrases, flaws } of options) if (!flaws.isUnfit) hear(source, phrases, 1)

  const centre: Vector = new Map()
  const sayers = new Map<string, number>()
  for (const vector of bySource.values()) {
    for (const [stem, value] of unit(vector)) {
      centre.set(stem, (centre.get(stem) ?? 0) + value)
      sayers.set(stem, (sayers.get(stem) ?? 0) + 1)
    }
  }
  for (const [stem, value] of centre)
    centre.set(stem, value * (sayers.get(stem)! / bySource.size) ** SHARED_POWER)
  return unit(centre)
}

/** The nearness of a sentence to the center. Words that were said already count less. */
export function relevance<Id>(
  { phrases, words, position }: Option<Id>,
  centre: Vector,
  said: ReadonlySet<string>,
): number {
  let nearness = 0
  for (const [phrase, value] of phrases)
    nearness += value * (centre.get(phrase) ?? 0) * (said.has(phrase) ? SAID_SHARE : 1)
  const prior = 1 + FIRST_SENTENCE_BONUS * Math.exp(-position / BONUS_SENTENCES)
  return nearness * words ** LENGTH_POWER * prior
}
