import { sentences } from '#engine/words/sentences.ts'
import { stems } from '#engine/words/terms.ts'

/**
 * A simple method that our summaries are compared with: it makes a summary of `words` words from
 * the texts.
 */
export type Baseline = (texts: readonly string[], words: number) => string

type Vector = Map<string, number>

const LEAST_WORDS = 6
const MOST_WORDS = 70
/** A sentence is left out if it is at least this similar to an earlier one. */
const ALIKE = 0.55

/** The beginnings of all reports: all first sentences, then all second ones, and so on. */
export const leads: Baseline = (texts, words) => {
  const split = texts.map((text) => sentences(text).map((sentence) => sentence.text))
  const deepest = Math.max(0, ...split.map(({ length }) => length))
  const inTurn = Array.from({ length: deepest }, (_, nth) => split.flatMap((one) => one[nth] ?? []))
  return firstWords(inTurn.flat(), words)
}

/**
 * The sentences nearest to the TF-IDF centroid of all reports, without those that repeat another;
 * with `isWholeOnly`, also without those that a teaser cuts off.
 */
export function centroidOver(corpus: readonly string[], isWholeOnly = false): Baseline {
  const spread = new Map<string, number>()
  for (const text of corpus) {
    for (const stem of new Set(stems(text, 'en'))) spread.set(stem, (spread.get(stem) ?? 0) + 1)
  }
  const rarity = (stem: string) => Math.log((corpus.length + 1) / ((spread.get(stem) ?? 0) + 0.5))
  const vectorOf = (text: string) => {
    const counts: Vector = new Map()
    for (const stem of stems(text, 'en')) counts.set(stem, (counts.get(stem) ?? 0) + 1)
    return unit(new Map([...counts].map(([stem, n]) => [stem, (1 + Math.log(n)) * rarity(stem)])))
  }

  return (texts, words) => {
    const centre: Vector = new Map()
    const options = texts.flatMap((text) => {
      const inText = sentences(text).flatMap((sentence) => {
        const { length } = sentence.text.split(/\s+/)
        const isBroken = isWholeOnly && !/(?<!\.\.)[.!?]["'”’)]*$/u.test(sentence.text)
        if (length < LEAST_WORDS || length > MOST_WORDS || isBroken) return []
        return [{ text: sentence.text, vector: vectorOf(sentence.text) }]
      })
      const own: Vector = new Map()
      for (const { vector } of inText) addTo(own, vector)
      addTo(centre, unit(own))
      return inText
    })
    const ranked = options.toSorted((a, b) => cosine(b.vector, centre) - cosine(a.vector, centre))
    const chosen: typeof options = []
    for (const option of ranked) {
      if (chosen.every(({ vector }) => cosine(vector, option.vector) <= ALIKE)) chosen.push(option)
    }
    return firstWords(
      chosen.map(({ text }) => text),
      words,
    )
  }
}

function firstWords(sentencesInOrder: string[], words: number): string {
  return sentencesInOrder.join(' ').split(/\s+/).slice(0, words).join(' ')
}

function addTo(sum: Vector, vector: Vector): void {
  for (const [stem, value] of vector) sum.set(stem, (sum.get(stem) ?? 0) + value)
}

function unit(vector: Vector): Vector {
  const length = Math.sqrt([...vector.values()].reduce((sum, value) => sum + value * value, 0)) || 1
  return new Map([...vector].map(([stem, value]) => [stem, value / length]))
}

function cosine(a: Vector, b: Vector): number {
  let sum = 0
  for (const [stem, value] of a) sum += value * (b.get(stem) ?? 0)
  return sum
}
