import type { SpelledAmount } from './spelled-amounts.ts'

/** The number of first letters that two forms of a noun share. */
const STEM = 5

interface Ones {
  /** Matches counts of one in a sentence; the first group that matched is the noun. */
  claims: RegExp
  /**
   * Matches things that a source may count one of: up to three words after an article, of which one
   * may be another article.
   */
  said: RegExp
}

/** Words after "one" that make it a pronoun or a part of an idiom. */
const NO_NOUN =
  'another|of|day|thing|ways?|more|who|that|which|can|could|should|would|must|may|might|will|is|was|are|were|has|had|have|does|did|and|or|but|if|when|where|to|in|on|at|for|with|from|by|as|than|side|hand|time|point|moment|kind|sort|place|step|stop|word|last|final|big|thing|they|you|we|he|she|it|the|such|reason|example'
const PERIODS =
  'year|day|week|month|hour|minute|mile|man|woman|person|vote|point|seat|goal|run|game'
const COUNTED: Record<string, string> = {
  de: 'Person|Tote[rn]?|Todesopfer|Verletzte[rn]?|Menschenleben|Prozent\\p{L}{0,8}|Euro|Dollar|Kilometer|Meter|Tonne|Monat|Woche|Stunde|Minute|Sekunde|Jahr|Stimme|Sitz|Tor',
  fr: 'personne|morte?|blessée?|euro|dollar|kilomètre|mètre|tonne|an|mois|semaine|heure|minute|seconde|voix|siège',
  es: 'persona|muert[ao]|herid[ao]|euro|dólar|kilómetro|metro|tonelada|año|mes|semana|hora|minuto|segundo|voto|escaño|gol',
}

const forms: Record<string, Ones> = {
  en: {
    // safe expression: it repeats nothing without a bound
    claims: new RegExp(
      `(?<![\\p{L}-])(?<!(?:no|any|some|every|each|which|this|that|another) )(?:(?:[Oo]nly|[Jj]ust|[Ee]xactly|[Aa]t least|[Aa]t most) one(?![\\p{L}-])(?: ((?!(?:${NO_NOUN})(?!\\p{L}))\\p{Ll}{2,24}))?|[Oo]ne-(${PERIODS})(?!\\p{L})|[Oo]ne ((?!(?:${NO_NOUN})(?!\\p{L}))\\p{Ll}{2,24})(?!\\p{L}))`,
      'gu',
    ),
    said: /(?<!\p{L})(?:an?|one|single|another|sole|1)(?=[ -]((?:[\p{L}-]{1,24} ){0,2}[\p{L}-]{1,24}))/giu,
  },
  de: {
    // safe expression: it repeats nothing without a bound
    claims: new RegExp(
      `(?<!\\p{L})(?:(?:[Nn]ur|[Gg]enau|[Ll]ediglich|[Ee]xakt|[Mm]indestens|[Hh]öchstens|[Ww]enigstens) ein(?:e[nmrs]?)?(?!\\p{L})(?: (\\p{Lu}\\p{L}{1,24}))?|[Ee]in(?:e[nmrs]?)? einzige\\p{L}{0,2}(?: (\\p{Lu}\\p{L}{1,24}))?|[Ee]in(?:e[nmrs]?)? (${COUNTED['de']!})(?!\\p{L})|[Ee]in((?:jähr|täg|stünd|minüt|wöch|monat)ig)\\p{L}{0,3})`,
      'gu',
    ),
    said: /(?<!\p{L})(?:ein(?:e[nmrs]?)?|einzige\p{L}{0,2}|1)(?= ((?:[\p{L}-]{1,24} ){0,2}[\p{L}-]{1,24}))/giu,
  },
  fr: {
    // safe expression: it repeats nothing without a bound
    claims: new RegExp(
      `(?<!\\p{L})(?:(?:seulement|uniquement|exactement|au moins|au plus) une?(?!\\p{L})(?: (\\p{L}{2,24}))?|une? seule?(?: (\\p{L}{2,24}))?|une? (${COUNTED['fr']!})(?!\\p{L}))`,
      'giu',
    ),
    said: /(?<!\p{L})(?:une?|seule?|1)(?= ((?:[\p{L}-]{1,24} ){0,2}[\p{L}-]{1,24}))/giu,
  },
  es: {
    // safe expression: it repeats nothing without a bound
    claims: new RegExp(
      `(?<!\\p{L})(?:(?:s[oó]lo|solamente|únicamente|exactamente|al menos|apenas) un[ao]?(?!\\p{L})(?: (\\p{L}{2,24}))?|un[ao]? (?:sol[ao]|únic[ao])(?: (\\p{L}{2,24}))?|un[ao]? (${COUNTED['es']!})(?!\\p{L}))`,
      'giu',
    ),
    said: /(?<!\p{L})(?:un[ao]?|sol[ao]|únic[ao]|1)(?= ((?:[\p{L}-]{1,24} ){0,2}[\p{L}-]{1,24}))/giu,
  },
}

const keyOf = (noun: string) => `1:${noun.toLowerCase().slice(0, STEM)}`

/**
 * Counts of one, for which most languages use their article: "one person", "nur eine", "une seule
 * voix".
 */
export function loneOnes(text: string, language: string): SpelledAmount[] {
  const { claims } = forms[language] ?? {}
  if (!claims) return []
  return Array.from(text.matchAll(claims), (match) => {
    const noun = match.slice(1).find((group) => group !== undefined) ?? ''
    return { key: keyOf(noun), start: match.index, end: match.index + match[0].length }
  })
}

/**
 * The keys of all words that a source may count as one: those that `loneOnes` finds, and the words
 * after "a", "one", "another" and their like.
 */
export function onesSaid(text: string, language: string): string[] {
  const { said } = forms[language] ?? {}
  if (!said) return []
  const keys = loneOnes(text, language).map(({ key }) => key)
  for (const [, words = ''] of text.matchAll(said))
    for (const word of words.split(' ')) keys.push(keyOf(word))
  return keys
}
