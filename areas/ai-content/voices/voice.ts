import * as z from 'zod/mini'
import { INPUT } from '#core/limits.ts'
import { Keywords, line, list, text } from '#core/words.ts'
import { contentTones } from '../choices.ts'
import { VOICES } from './limits.ts'

/** Words that the voice avoids, and their replacement, which is empty if a person has to decide. */
export const WordPair = z.object({
  words: line(VOICES.phraseCharacters).check(
    z.minLength(1, 'Enter a word or a phrase'),
    z.refine(isShortPhrase, `At most ${VOICES.phraseWords} words`),
  ),
  instead: line(VOICES.phraseCharacters),
})
export type WordPair = z.infer<typeof WordPair>

/** The rules of a voice that are checked without a model. */
export const VoiceRules = z.object({
  /** Rows of words to avoid. If two rows conflict, the upper one wins. */
  pairs: list(WordPair, VOICES.pairs, `A voice can have ${VOICES.pairs} rows of words at most.`),
  /** The most words of a sentence; null for no limit. */
  longestSentence: z.nullable(
    z
      .int('Enter a whole number')
      .check(
        z.minimum(VOICES.leastSentenceWords, `At least ${VOICES.leastSentenceWords} words`),
        z.maximum(VOICES.mostSentenceWords, `At most ${VOICES.mostSentenceWords} words`),
      ),
  ),
  /** The most exclamation marks in one text; null for no limit. */
  exclamationMarks: z.nullable(
    z
      .int('Enter a whole number')
      .check(z.minimum(0, 'At least 0'), z.maximum(VOICES.exclamationMarks)),
  ),
  serialComma: z.enum(['as-written', 'always', 'never']),
  /** The way to write numbers below ten: as the writer typed them, or in words. */
  smallNumbers: z.enum(['as-written', 'words']),
  quotes: z.enum(['as-written', 'curly']),
  contractions: z.enum(['as-written', 'spelled-out']),
  /** True to find words that occur twice in a row. */
  repeatedWords: z.boolean(),
  doubleSpaces: z.boolean(),
  /** True to check the marks of a language: ¿ and ¡, narrow spaces in French, "dass" in German. */
  languageMarks: z.boolean(),
})
export type VoiceRules = z.infer<typeof VoiceRules>

/** A voice as its reader fills it in. The reader's endpoint receives its texts and some rules. */
export const VoiceDraft = z.object({
  name: line(INPUT.nameCharacters).check(z.minLength(1, 'Give the voice a name')),
  description: text(INPUT.instructionsCharacters),
  audience: text(INPUT.instructionsCharacters),
  tone: z.enum(contentTones),
  wordsToUse: Keywords,
  /** A few lines written in this voice. */
  example: text(INPUT.instructionsCharacters),
  rules: VoiceRules,
})
export type VoiceDraft = z.infer<typeof VoiceDraft>

/** Returns only the fields of a voice that its reader fills in. */
export function draftOf(voice: VoiceDraft): VoiceDraft {
  const { name, description, audience, tone, wordsToUse, example, rules } = voice
  return { name, description, audience, tone, wordsToUse, example, rules }
}

/** Rules that suit most texts. */
export const usualRules: VoiceRules = {
  pairs: [],
  longestSentence: 30,
  exclamationMarks: 0,
  serialComma: 'as-written',
  smallNumbers: 'as-written',
  quotes: 'curly',
  contractions: 'as-written',
  repeatedWords: true,
  doubleSpaces: true,
  languageMarks: true,
}

/** A new voice that is not filled in yet. */
export function emptyVoice(name: string): VoiceDraft {
  return {
    ...{ name, description: '', audience: '', tone: 'professional' as const },
    ...{ wordsToUse: [], example: '', rules: usualRules },
  }
}

function isShortPhrase(phrase: string): boolean {
  return phrase.split(' ').filter((word) => word !== '').length <= VOICES.phraseWords
}
