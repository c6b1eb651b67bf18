import { sentences } from '#engine/words/sentences.ts'
import type { Span } from '../finding.ts'
import type { VoiceLanguage } from '../languages.ts'
import { syllablesOf } from './syllables.ts'
import { isWord, tokensOf } from '../tokens.ts'

interface Formula {
  /** The names of the formula's authors. */
  name: string
  base: number
  /** Subtracted for each word of an average sentence. */
  perWord: number
  /** Subtracted for each syllable of an average word. */
  perSyllable: number
}

/** Formulas of reading ease for each language, from about 0 (hard) to 100 (easy). */
export const formulas: Record<VoiceLanguage, Formula> = {
  // R. Flesch: A new readability yardstick. Journal of Applied Psychology 32 (1948), 221-233.
  en: { name: 'Flesch', base: 206.835, perWord: 1.015, perSyllable: 84.6 },
  // T. Amstad: Wie verständlich sind unsere Zeitungen? Dissertation, Universität Zürich, 1978.
  de: { name: 'Amstad', base: 180, perWord: 1, perSyllable: 58.5 },
  // J. Fernández Huerta: Medidas sencillas de lecturabilidad. Consigna 214 (1959), 29-32. He counts
  // syllables per 100 words, with a factor of 0.6.
  es: { name: 'Fernández Huerta', base: 206.84, perWord: 1.02, perSyllable: 60 },
  // L. Kandel, A. Moles: Application de l'indice de Flesch à la langue française. Cahiers Études de Radio-Télévision 19 (1958).
  fr: { name: 'Kandel and Moles', base: 207, perWord: 1.015, perSyllable: 73.6 },
}

/** A sentence with its own measures. */
export interface MeasuredSentence extends Span {
  text: string
  words: number
  ease: number
}

export interface ReadingEase {
  /** Reading ease; null for a text without words. */
  ease: number | null
  words: number
  sentences: readonly MeasuredSentence[]
}

export function readingEase(text: string, language: VoiceLanguage): ReadingEase {
  const formula = formulas[language]
  let words = 0
  let syllables = 0
  const measured = sentences(text).flatMap((sentence): MeasuredSentence[] => {
    const own = tokensOf(sentence.text).filter(isWord)
    if (own.length === 0) return []
    const spoken = own.reduce((sum, { key }) => sum + syllablesOf(key, language), 0)
    words += own.length
    syllables += spoken
    return [
      { ...sentence, words: own.length, ease: easeOf(formula, own.length, spoken / own.length) },
    ]
  })
  const ease = words === 0 ? null : easeOf(formula, words / measured.length, syllables / words)
  return { ease, words, sentences: measured }
}

function easeOf({ base, perWord, perSyllable }: Formula, words: number, syllables: number): number {
  return base - perWord * words - perSyllable * syllables
}
