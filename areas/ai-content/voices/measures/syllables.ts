import type { VoiceLanguage } from '../languages.ts'

/** Vowels that make one syllable together, longest first, and then each alone. */
const VOWELS: Record<VoiceLanguage, RegExp> = {
  en: /[aeiouyàâäéèêëïîöôüû]+/g,
  // A weak vowel without an accent joins a strong one; two strong ones are two syllables.
  es: /[iuü]?[aeoáéó][iuy]?(?![aeoáéó])|[iuü]?[aeoáéó]|[iuüy]+|[íú]/g,
  fr: /[aeiouyàâäéèêëïîöôœùûü]+/g,
  de: /aa|ai|au|ay|ee|ei|eu|ey|ie|oo|äu|[aeiouyäöü]/g,
}

/** Syllables of a word, by the letters: near enough for an average over a text. */
export function syllablesOf(word: string, language: VoiceLanguage): number {
  const letters = word.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
  if (letters === '') return 1
  const groups = letters.match(VOWELS[language])?.length ?? 0
  return Math.max(1, groups - silent(letters, language) + parted(letters, language))
}

/** Vowels at the end that are written and not spoken. */
function silent(word: string, language: VoiceLanguage): number {
  if (language === 'fr') return /[^aeiouyàâéèêëïîôûq](?:e|es)$|[^aeiouym]ent$/.test(word) ? 1 : 0
  if (language !== 'en') return 0
  if (/[^aeiouy]le$/.test(word)) return 0
  if (/(?:[^aeiouytd]ed|[^aeiouysxzcgh]es)$/.test(word)) return 1
  return /[^aeiouy]e(?:ly|ment|ness|ful|less)?$/.test(word) ? 1 : 0
}

/** Neighbors in English that are two syllables: "idea", "science", "create", "video". */
function parted(word: string, language: VoiceLanguage): number {
  if (language !== 'en') return 0
  return (
    word.match(
      /ia(?!n$|l$)|io(?!n|us)|[^ctxgs]ious|eo(?!u|p)|iet|ien(?!t$)|[^q]uou?s|crea(?=te|ti)|[aeiou][^aeiou]ea$|ying/g,
    )?.length ?? 0
  )
}
