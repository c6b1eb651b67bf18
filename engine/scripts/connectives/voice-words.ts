import type { Speaker } from '../script.ts'

/** What a piece says of its voices, where it is seen or read. */
export interface VoiceWords {
  /** How the speakers are called. */
  names: Readonly<Record<Speaker, string>>
  /** Behind the name of one. */
  synthetic: string
  /** Of both. */
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

/** Those of a language; in English where we have none in it, since it has to be said. */
export function voiceWordsIn(language: string): VoiceWords {
  return byLanguage[language.toLowerCase().split(/[-_]/)[0]!] ?? english
}
