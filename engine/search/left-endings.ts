/**
 * An ending that a stemmer leaves on some forms of a word, its replacement, and the fewest letters
 * before it.
 */
type Ending = readonly [ending: RegExp, instead: string, least?: number]

const NORDIC: readonly Ending[] = [
  [/(?:et|en|er|ed|ar|or|an|e|a)$/u, '', 2],
  [/(?<=^[a-z]{1,2}y)ern$/u, '', 2],
  // Examples: "virksomheder", "minister" and "ministre", "nyt", "stort", "størst".
  [/(?<=[^aeiouys])h$/u, '', 4],
  [/(?<=[^aeiouy])r$/u, '', 4],
  [/(?<=y)tt?$/u, '', 2],
  [/tt?$/u, '', 4],
  [/(?<=[aeiouy]r)s$/u, '', 4],
  [/ck$/u, 'k', 2],
  [/(?<letter>[a-z])\k<letter>n?$/u, '$<letter>', 2],
]

/**
 * Endings by language, which are removed one after another from Snowball's stem without accents.
 * None is removed if no vowel would be left. They were found by comparing the stems of all forms of
 * about thirty words in each language.
 */
const endings: Readonly<Record<string, readonly Ending[]>> = {
  sv: NORDIC,
  da: NORDIC,
  no: NORDIC,
  de: [
    // Examples: "Regeln", "Europas", "Problem" and "Probleme", "Museum" and "Museen".
    [/(?<=el)n$/u, '', 4],
    [/(?<=[aiouy])s$/u, '', 4],
    [/(?:em|um)$/u, '', 4],
    // Examples: "Bewohnerin", "Bewohnerinnen".
    [/erinn?$/u, '', 4],
    // Examples: "arbeitet", "sagt", "schließt".
    [/(?<=[dt]|[^aeiour][mn])et$/u, '', 4],
    [/(?<=[^aeiouyfh])t$/u, '', 3],
  ],
  es: [
    // Examples: "lugar" and "lugares", "ciudad", "joven", "abrir" and "abre", "anuncio".
    [/[aei]r$/u, '', 4],
    [/ir$/u, '', 3],
    [/ad$/u, '', 4],
    [/en$/u, '', 3],
    [/[aeio]$/u, '', 3],
  ],
  pt: [
    // Examples: "nível" and "níveis", "abrir", "abre", "abriu".
    [/[ei]l$/u, '', 3],
    [/(?:ir|iu|e)$/u, '', 3],
  ],
  it: [
    // Examples: "bandiera" and "bandiere", "laghi", "aprire".
    [/ier$/u, '', 4],
    [/(?<=[cg])h$/u, '', 3],
    [/[aei]r$/u, '', 3],
  ],
  fr: [
    // Examples: "commencent", "nouveau" and "nouvelle", "travaux", "travailleuse", "publique",
    // "actif".
    [/ent$/u, '', 4],
    [/eau$/u, 'el', 3],
    [/ail$/u, 'al', 3],
    [/eu[rx]$/u, '', 4],
    [/qu$/u, 'c', 4],
    [/if$/u, 'iv', 3],
  ],
  ru: [
    // Examples: "генерал" and "генералы", "страна", "рынок", "паром", "время".
    [/(?<=а)[лнт]$/u, '', 4],
    [/а$/u, '', 4],
    [/ом$/u, '', 3],
    [/(?<=м)ен$/u, '', 4],
    [/(?<=[^аеиоуыэюя])[ое]к$/u, 'к', 3],
  ],
  tr: [
    // Examples: "ülkesi", "şehri" and "şehir".
    [/(?<=[aeiou])s$/u, '', 4],
    [/(?<=[^aeiou])[aeiou]$/u, '', 4],
    [/^(?<begin>[^aeiou]?[aeiou][^aeiou])[iu](?<end>[rnlmzt])$/u, '$<begin>$<end>', 3],
  ],
  fi: [
    // Examples: "sodan" and "sota", "kaupungin", "lapun".
    [/d/gu, 't'],
    [/ng/gu, 'nk'],
    [/(?<letter>[kpt])\k<letter>/gu, '$<letter>'],
    // Examples: "päätöksen", "nainen" and "naiset", "suurten", "sanonut".
    [/(?:ks|st|(?<=[lnr])t|(?<=[aeiouy])j|[nsv])$/u, '', 3],
    [/[aeiouy]{1,4}$/u, '', 3],
    [/(?:(?<=[lnr])t|(?<=[io])n|(?<=i)s)$/u, '', 3],
    [/[aeiouy]{1,4}$/u, '', 3],
    [/(?<=l)j$/u, 'k', 3],
  ],
}

const VOWEL = /[aeiouyаеиоуыэюя]/u

/**
 * Removes the accents of a stem, and the endings that the language's stemmer leaves on some forms.
 */
export function withoutLeftEnding(stem: string, language: string): string {
  let rest = stem
  for (const [ending, instead, least = 1] of endings[language] ?? []) {
    const shorter = rest.replace(ending, instead)
    if (shorter.length >= least && VOWEL.test(shorter)) rest = shorter
  }
  return rest
}
