import type { CitedSentence } from '#areas/articles/contract.ts'
import { isToldAgain } from '#engine/summaries/facts/told-again.ts'
import { stems } from '#engine/words/terms.ts'
import type { Interest } from '../profile-interests.ts'

const MOST_SENTENCES = 2
/**
 * A sentence is about the profile's interests if the weights of its words add up to at least this.
 */
const ENOUGH = 0.75
/** The number of words that are named as the reason. */
const WORDS_NAMED = 3

/** Chosen sentences, and why. */
export interface Meaning {
  sentences: CitedSentence[]
  /** The reason for the choice, such as "you chose Science (telescope, orbit)". */
  because: string
  profile: string
}

interface Read {
  /** The headline and the summary's sentences. */
  told: readonly string[]
  /** Sentences of the article's reports, including those that the summary cites. */
  reported: readonly CitedSentence[]
}

/**
 * Finds sentences of the reports that are about the profile's interests and missing in the summary,
 * in the order of the reports; null if there are none. Unwanted words reduce the score of a
 * sentence.
 */
export function meaningFor(
  { name, interests }: { name: string; interests: readonly Interest[] },
  { told, reported }: Read,
  language: string | null,
): Meaning | null {
  const byStem = new Map(interests.map((interest) => [interest.stem, interest]))
  const touching = reported
    .map((sentence, position) => {
      const touched = [...new Set(stems(sentence.text, language))].flatMap(
        (stem) => byStem.get(stem) ?? [],
      )
      const score = touched.reduce((sum, { weight }) => sum + weight, 0)
      return { sentence, position, score, touched: touched.filter(({ weight }) => weight > 0) }
    })
    .filter(({ score }) => score >= ENOUGH)
    .toSorted((a, b) => b.score - a.score || a.position - b.position)
  const chosen: typeof touching = []
  for (const each of touching) {
    if (chosen.length === MOST_SENTENCES) break
    const known = [...told, ...chosen.map(({ sentence }) => sentence.text)]
    if (!isToldAgain(each.sentence.text, known, { language, isReworded: true })) chosen.push(each)
  }
  chosen.sort((a, b) => a.position - b.position)
  if (chosen.length === 0) return null
  return {
    sentences: chosen.map(({ sentence }) => sentence),
    because: reasonOf(chosen.flatMap(({ touched }) => touched)),
    profile: name,
  }
}

/** The reason why a text is about a profile's interests; null if it is not, or not enough. */
export function touchOf(
  interests: readonly Interest[],
  text: string,
  language: string | null,
): string | null {
  const found = new Set(stems(text, language))
  const touched = interests.filter(({ stem }) => found.has(stem))
  const score = touched.reduce((sum, { weight }) => sum + weight, 0)
  return score < ENOUGH ? null : reasonOf(touched.filter(({ weight }) => weight > 0))
}

/** The strongest reason, and the words that belong to it. */
function reasonOf(touched: readonly Interest[]): string {
  const sums = new Map<string, number>()
  for (const { because, weight } of touched) sums.set(because, (sums.get(because) ?? 0) + weight)
  const [because = ''] = [...sums].toSorted((a, b) => b[1] - a[1])[0] ?? []
  const words = touched.filter((each) => each.because === because).map(({ word }) => word)
  return `${because} (${[...new Set(words)].slice(0, WORDS_NAMED).join(', ')})`
}
