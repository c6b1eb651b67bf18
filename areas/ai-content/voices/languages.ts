import type { contentLanguages } from '../choices.ts'

/** A language that texts can be written in. */
export type VoiceLanguage = (typeof contentLanguages)[number]

interface Quotes {
  open: string
  close: string
  innerOpen: string
  innerClose: string
  /** The space inside quotation marks, which only French has. */
  space: string
}

interface LanguageData {
  /** Number words from zero; null if the word depends on the gender of its noun. */
  numbers: readonly (string | null)[]
  /** Words before which a number keeps its digits, such as months. */
  keepsDigit: ReadonlySet<string>
  /** Words that are numbered and keep the digits after them, such as "chapter 3". */
  labels: ReadonlySet<string>
  /** Words that may occur twice in a row. */
  mayRepeat: ReadonlySet<string>
  quotes: Quotes
}

const words = (list: string) => new Set(list.split(/\s+/))
const numbers = (list: string) => list.split(' ').map((word) => (word === '-' ? null : word))

/** U+202F, the narrow space that French has before ; ! ? and inside quotation marks. */
export const NARROW = '\u202f'
/** U+00A0, the space that French has before a colon. */
export const FIXED = '\u00a0'

export const languages: Record<VoiceLanguage, LanguageData> = {
  en: {
    numbers: numbers('zero one two three four five six seven eight nine'),
    keepsDigit: words(
      'january february march april may june july august september october november december percent per million billion trillion',
    ),
    labels: words(
      'article category chapter channel day exhibit figure formula gate grade group highway item level line lot no note number page part phase pier platform point question room route row rule season section size stage step table terminal tier top track type unit version volume week world year',
    ),
    mayRepeat: words('had that bye so very no ha blah'),
    quotes: { open: '“', close: '”', innerOpen: '‘', innerClose: '’', space: '' },
  },
  es: {
    numbers: numbers('cero - dos tres cuatro cinco seis siete ocho nueve'),
    keepsDigit: words(
      'de enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre por millones millón',
    ),
    labels: words(
      'artículo capítulo figura grupo línea nivel número página parte paso punto sala sección tabla tipo versión volumen el día fase',
    ),
    mayRepeat: words('no sí nos muy'),
    quotes: { open: '«', close: '»', innerOpen: '“', innerClose: '”', space: '' },
  },
  fr: {
    numbers: numbers('zéro - deux trois quatre cinq six sept huit neuf'),
    keepsDigit: words(
      'janvier février mars avril mai juin juillet août septembre octobre novembre décembre pour million millions milliards',
    ),
    labels: words(
      'article chapitre figure groupe ligne niveau numéro page partie étape point salle section tableau type version volume le jour phase quai',
    ),
    mayRepeat: words('nous vous non oui très'),
    quotes: { open: '«', close: '»', innerOpen: '“', innerClose: '”', space: NARROW },
  },
  de: {
    numbers: numbers('null - zwei drei vier fünf sechs sieben acht neun'),
    keepsDigit: words(
      'januar februar märz april mai juni juli august september oktober november dezember uhr prozent millionen milliarden',
    ),
    labels: words(
      'absatz abbildung artikel bild gleis gruppe kapitel klasse nummer phase punkt raum regel satz schritt seite stufe tabelle tag teil typ version woche zeile ziffer abschnitt',
    ),
    mayRepeat: words('die der das den dem sie ihr sich so sehr'),
    quotes: { open: '„', close: '“', innerOpen: '‚', innerClose: '‘', space: '' },
  },
}

/** Symbols of units. A number before one keeps its digits. */
export const units: ReadonlySet<string> = words(
  'a a.m am b c cm db f ft g gb h ha hz k kb kg khz km kw kwh l lb m mb mg mhz min ml mm mph ms mw nm oz p.m pc pm px s t tb v w x',
)

/** English short forms and their long forms; null if a person has to decide. */
export const contractions: ReadonlyMap<string, string | null> = new Map(
  Object.entries({
    ...spelled(
      'not',
      `are could did do does had has have is might must need should was were would`,
      "n't",
    ),
    ...{ "can't": 'cannot', "won't": 'will not', "shan't": 'shall not' },
    ...spelled('are', 'we you they', "'re"),
    ...spelled('have', 'i we you they could should would might', "'ve"),
    ...spelled('will', 'i we you they he she it that there', "'ll"),
    ...spelled('is', 'it that there he she what who here where how', "'s"),
    ...{ "i'm": 'I am', "let's": 'let us' },
    ...Object.fromEntries(
      ['i', 'we', 'you', 'they', 'he', 'she', 'it'].map((who) => [`${who}'d`, null]),
    ),
  }),
)

function spelled(full: string, list: string, short: string): Record<string, string> {
  const written = (word: string) => (word === 'i' ? 'I' : word)
  return Object.fromEntries(
    list.split(' ').map((word) => [word + short, `${written(word)} ${full}`]),
  )
}
