import type { Speaker } from '../script.ts'

/** Notes about the voices of a piece, for people who watch or read it. */
export interface VoiceWords {
  /** The speakers' names. */
  names: Readonly<Record<Speaker, string>>
  /** A note after the name of a single speaker. */
  synthetic: string
  /** A note about both speakers. */
  voices: string
}

const english: VoiceWords = {
  names: { a: 'Host A', b: 'Host B' },
  synthetic: 'synthetic voice',
  voices: 'Synthetic voices',
}

const byLanguage: Record<string, VoiceWords> = {
  en: english,
  de: {
    names: { a: 'Stimme A', b: 'Stimme B' },
    synthetic: 'synthetisch',
    voices: 'Synthetische Stimmen',
  },
  fr: {
    names: { a: 'Voix A', b: 'Voix B' },
    synthetic: 'synthétique',
    voices: 'Voix synthétiques',
  },
  es: {
    names: { a: 'Voz A', b: 'Voz B' },
    synthetic: 'sintética',
    voices: 'Voces sintéticas',
  },
  it: {
    names: { a: 'Voce A', b: 'Voce B' },
    synthetic: 'sintetica',
    voices: 'Voci sintetiche',
  },
  pt: {
    names: { a: 'Voz A', b: 'Voz B' },
    synthetic: 'sintética',
    voices: 'Vozes sintéticas',
  },
}

/** The notes in a language, or in English if we have none in it, because they are required. */
export function voiceWordsIn(language: string): VoiceWords {
  return byLanguage[language.toLowerCase().split(/[-_]/)[0]!] ?? english
}
