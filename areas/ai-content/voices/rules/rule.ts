import type { Sentence } from '#engine/words/sentences.ts'
import type { Finding } from '../finding.ts'
import type { languages, VoiceLanguage } from '../languages.ts'
import type { Token } from '../tokens.ts'
import type { VoiceRules } from '../voice.ts'
import type { WordList } from '../word-list.ts'

/** A text prepared for rules. */
export interface Look {
  text: string
  tokens: readonly Token[]
  sentences: readonly Sentence[]
  rules: VoiceRules
  language: VoiceLanguage
  data: (typeof languages)[VoiceLanguage]
  list: WordList
}

export interface Rule {
  /** The languages that the rule applies to. */
  languages: readonly VoiceLanguage[]
  isOn(rules: VoiceRules): boolean
  look(look: Look): Finding[]
}

export const everyLanguage: readonly VoiceLanguage[] = ['en', 'es', 'fr', 'de']
