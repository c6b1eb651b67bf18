import type { Finding } from '../finding.ts'
import type { VoiceLanguage } from '../languages.ts'
import { formulas, readingEase, type MeasuredSentence } from './reading-ease.ts'

/** The most sentences to list for a measure. */
const NAMED = 3
/**
 * The fewest words of a sentence that is listed as hard. In shorter ones a single long word
 * decides.
 */
const LEAST_WORDS = 6

/** A sentence with its number of findings. */
export interface CostlySentence extends MeasuredSentence {
  findings: number
}

export interface Measures {
  words: number
  /** Findings per hundred words; null for a text without words. */
  density: number | null
  /** Reading ease from 0 to 100; null for a text without words. */
  ease: number | null
  formula: string
  /** Sentences with the most findings, the worst first. */
  offending: CostlySentence[]
  /** Sentences that are hardest to read, the worst first. */
  hardest: CostlySentence[]
}

/**
 * Measures a text: findings per hundred words and reading ease, with the worst sentences of both.
 */
export function measure(
  text: string,
  findings: readonly Pick<Finding, 'start'>[],
  language: VoiceLanguage,
): Measures {
  const { ease, words, sentences } = readingEase(text, language)
  const counted = countIn(sentences, findings)
  return {
    words,
    density: words === 0 ? null : (findings.length * 100) / words,
    ease: ease === null ? null : Math.min(100, Math.max(0, ease)),
    formula: formulas[language].name,
    offending: counted
      .filter((sentence) => sentence.findings > 0)
      .toSorted((a, b) => b.findings - a.findings || a.start - b.start)
      .slice(0, NAMED),
    hardest: counted
      .filter((sentence) => sentence.words >= LEAST_WORDS && ease !== null && sentence.ease < ease)
      .toSorted((a, b) => a.ease - b.ease || a.start - b.start)
      .slice(0, NAMED),
  }
}

function countIn(
  sentences: readonly MeasuredSentence[],
  findings: readonly Pick<Finding, 'start'>[],
): CostlySentence[] {
  const starts = findings.map(({ start }) => start).toSorted((a, b) => a - b)
  let nth = 0
  return sentences.map((sentence) => {
    while (nth < starts.length && starts[nth]! < sentence.start) nth++
    const first = nth
    while (nth < starts.length && starts[nth]! < sentence.end) nth++
    return { ...sentence, findings: nth - first }
  })
}
