import type { CitedSentence } from '#areas/articles/contract.ts'
import { stems } from '#engine/words/terms.ts'
import type { Interest } from './profile-interests.ts'

const MOST_SENTENCES = 2
/** A sentence that says less of what the profile is about does not touch it. */
const ENOUGH = 0.75
/** So many words are named as the reason. */
const WORDS_NAMED = 3

/** Chosen sentences, and why. */
export interface Meaning {
  sentences: CitedSentence[]
  /** "you chose Science (telescope, orbit)" */
  because: string
  profile: string
}

/**
 * The sentences that touch what a profile is about, in the order of the article; null where none does.
 * What a sentence says of refused words counts against it.
 */
export function meaningFor(
  { name, interests }: { name: string; interests: readonly Interest[] },
  sentences: readonly CitedSentence[],
  language: string | null,
): Meaning | null {
  const byStem = new Map(interests.map((interest) => [interest.stem, interest]))
  const touching = sentences
    .map((sentence, position) => {
      const touched = [...new Set(stems(sentence.text, language))].flatMap(
        (stem) => byStem.get(stem) ?? [],
      )
      const score = touched.reduce((sum, { weight }) => sum + weight, 0)
      return { sentence, position, score, touched: touched.filter(({ weight }) => weight > 0) }
    })
    .filter(({ score }) => score >= ENOUGH)
    .toSorted((a, b) => b.score - a.score || a.position - b.position)
    .slice(0, MOST_SENTENCES)
    .toSorted((a, b) => a.position - b.position)
  if (touching.length === 0) return null
  return {
    sentences: touching.map(({ sentence }) => sentence),
    because: reasonOf(touching.flatMap(({ touched }) => touched)),
    profile: name,
  }
}

/** The strongest reason, and the words that brought it up. */
function reasonOf(touched: readonly Interest[]): string {
  const sums = new Map<string, number>()
  for (const { because, weight } of touched) sums.set(because, (sums.get(because) ?? 0) + weight)
  const [because = ''] = [...sums].toSorted((a, b) => b[1] - a[1])[0] ?? []
  const words = touched.filter((each) => each.because === because).map(({ word }) => word)
  return `${because} (${[...new Set(words)].slice(0, WORDS_NAMED).join(', ')})`
}
