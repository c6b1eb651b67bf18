/**
 * Endings by language: two words of a corpus that differ only in these are probably forms of one
 * word. The lists were made without a stemmer, so that stemmers can be tested with them.
 */
const endings: Readonly<Record<string, string>> = {
  en: '- s es ed ing',
  de: '- e en er es s n em',
  nl: '- e en s',
  sv: '- en et ar or er arna orna erna n t na s',
  da: '- en et er erne ene e ne s',
  no: '- en et er ene e a s',
  fr: '- s e es ent',
  es: '- s es o a os as',
  it: 'o a i e',
  pt: '- s o a os as es',
  ro: '- ul ului e ele ii ilor uri',
  ru: '- а у ом е ы ов ам ами ах и ой ою ь я ю ей ем ию ии ия ий ого ому ый ая ое ые ых ым',
  tr: '- lar ler lari leri da de dan den in un i u a e ya ye nin nun lerin larin',
  fi: '- n t a ta ssa sta lla lta lle ksi na en in ja jen issa ista illa ille',
  hu: '- k t ok ek ot et ban ben nak nek val vel ra re',
}
/** The shortest common beginning; words that share less are unrelated. */
const SHORTEST = 5

export const inflecting = new Set(Object.keys(endings))

/** The words of the list that are probably other forms of a word, by that word. */
export function formsAmong(words: Iterable<string>, language: string): Map<string, string[]> {
  const ends = (endings[language] ?? '').split(' ').map((end) => (end === '-' ? '' : end))
  const byBeginning = new Map<string, Set<string>>()
  for (const word of words) {
    for (const end of ends) {
      const beginning = word.slice(0, word.length - end.length)
      if (!word.endsWith(end) || beginning.length < SHORTEST) continue
      const group = byBeginning.get(beginning) ?? new Set()
      byBeginning.set(beginning, group.add(word))
    }
  }
  const forms = new Map<string, string[]>()
  for (const group of byBeginning.values()) {
    if (group.size < 2) continue
    for (const word of group) {
      const others = [...group].filter((other) => other !== word)
      forms.set(word, [...new Set([...(forms.get(word) ?? []), ...others])])
    }
  }
  return forms
}
