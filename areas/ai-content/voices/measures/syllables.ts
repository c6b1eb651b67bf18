import type { VoiceLanguage } from '../languages.ts'

/** Matches the vowels of one syllable. */
const VOWELS: Record<VoiceLanguage, RegExp> = {
  en: /[aeiouyàâäéèêëïîöôüû]+/g,
  // In Spanish, a weak vowel without an accent forms one syllable with a strong one; two strong
  // ones are two syllables.
  es: /[iuü]?[aeoáéó][iuy]?(?![aeoáéó])|[iuü]?[aeoáéó]|[iuüy]+|[íú]/g,
  fr: /[aeiouyàâäéèêëïîöôœùûü]+/g,
  de: /aa|ai|au|ay|ee|ei|eu|ey|ie|oo|äu|[aeiouyäöü]/g,
}

/**
 * Counts the syllables of a word by its letters, which is accurate enough for the average of a
 * text.
 */
export function syllablesOf(word: string, language: VoiceLanguage): number {
  const letters = word.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
  if (letters === '') return 1
  const groups = letters.match(VOWELS[language])?.length ?? 0
  return Math.max(1, groups - silent(letters, language) + parted(letters, language))
}

/** Counts the vowels at the end of a word that are not spoken. */
function silent(word: string, language: VoiceLanguage): number {
  if (language === 'fr') return /[^aeiouyàâéèêëïîôûq](?:e|es)$|[^aeiouym]ent$/.test(word) ? 1 : 0
  if (language !== 'en') return 0
  if (/[^aeiouy]le$/.test(word)) return 0
  if (/(?:[^aeiouytd]ed|[^aeiouysxzcgh]es)$/.test(word)) return 1
  return /[^aeiouy]e(?:ly|ment|ness|ful|less)?$/.test(word) ? 1 : 0
}

/**
 * Counts English vowel pairs that are two syllables, as in "idea", "science", "create" and "video".
 */
function parted(word: string, language: VoiceLanguage): number {
  if (language !== 'en') return 0
  return (
    word.match(
      /ia(?!n$|l$)|io(?!n|us)|[^ctxgs]ious|eo(?!u|p)|iet|ien(?!t$)|[^q]uou?s|crea(?=te|ti)|[aeiou][^aeiou]ea$|ying/g,
    )?.length ?? 0
  )
}
