/**
 * Number words by language. "one" and its equivalents are left out, because they are also pronouns.
 */
const lists: Record<string, string> = {
  en: `two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13
    fourteen 14 fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40
    fifty 50 sixty 60 seventy 70 eighty 80 ninety 90`,
  de: `zwei 2 drei 3 vier 4 fünf 5 sechs 6 sieben 7 acht 8 neun 9 zehn 10 elf 11 zwölf 12 dreizehn 13
    vierzehn 14 fünfzehn 15 sechzehn 16 siebzehn 17 achtzehn 18 neunzehn 19 zwanzig 20 dreißig 30
    vierzig 40 fünfzig 50 sechzig 60 siebzig 70 achtzig 80 neunzig 90`,
  fr: `deux 2 trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 dix 10 onze 11 douze 12 treize 13 quatorze 14
    quinze 15 seize 16 vingt 20 trente 30 quarante 40 cinquante 50 soixante 60`,
  es: `dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13
    catorce 14 quince 15 veinte 20 treinta 30 cuarenta 40 cincuenta 50 sesenta 60`,
  it: `due 2 tre 3 quattro 4 cinque 5 sette 7 otto 8 nove 9 dieci 10 undici 11 dodici 12 tredici 13
    quattordici 14 quindici 15 venti 20 trenta 30 quaranta 40 cinquanta 50 sessanta 60`,
  nl: `twee 2 drie 3 vier 4 vijf 5 zes 6 zeven 7 negen 9 tien 10 elf 11 twaalf 12 dertien 13
    veertien 14 vijftien 15 twintig 20 dertig 30 veertig 40 vijftig 50`,
  pt: `dois 2 duas 2 três 3 quatro 4 cinco 5 seis 6 sete 7 oito 8 nove 9 dez 10 onze 11 doze 12 treze 13
    quinze 15 vinte 20 trinta 30 quarenta 40 cinquenta 50`,
}

const spelled = new Map(
  Object.entries(lists).map(([language, list]) => {
    const words = list.trim().split(/\s+/)
    return [
      language,
      new Map(words.flatMap((word, at) => (at % 2 ? [] : [[word, words[at + 1]!]]))),
    ]
  }),
)

/** The value of a written-out number: "twelve", "twenty-five"; null for any other word. */
export function spelledNumber(word: string, language: string): number | null {
  const numbers = spelled.get(language)
  if (!numbers) return null
  const whole = numbers.get(word)
  if (whole) return Number(whole)
  if (!word.includes('-')) return null
  const [tens, ones, ...rest] = word.split('-').map((part) => Number(numbers.get(part) ?? 0))
  const isCompound = rest.length === 0 && tens! >= 20 && ones! > 0 && ones! < 10
  return isCompound ? tens! + ones! : null
}

/**
 * Says if the language's word for a number is known, so that the number is also found when it is
 * written out.
 */
export function hasWordFor(value: number, language: string): boolean {
  const numbers = spelled.get(language)
  return numbers !== undefined && [...numbers.values()].includes(String(value))
}

const inAnyLanguage = new Set([...spelled.values()].flatMap((numbers) => [...numbers.keys()]))

/** Says if a text may hold a number: it has a digit, or a number word of some language. */
export function mayHoldNumber(text: string): boolean {
  if (/\p{Nd}/u.test(text)) return true
  return text
    .toLowerCase()
    .split(/\P{L}+/u)
    .some((word) => inAnyLanguage.has(word))
}

/** Words that multiply the number before them, with the zeros that they add. */
const scales: [zeros: number, words: RegExp][] = [
  [3, /^(?:thousand|tausend|tsd|mille|mila|duizend|tusen|tusind|tys|тыс\p{L}*)$/u],
  [5, /^lakhs?$/u],
  [
    6,
    /^(?:millions?|millionen|mio|millones|millón|milioni|milione|milhões|milhão|miljoen|miljoner|miljon|millioner|mln|mn|милли\p{L}+|млн)$/u,
  ],
  [7, /^crores?$/u],
  [
    9,
    /^(?:milliards?|milliarden?|mrd|miliardi|miliardo|miljard|miljarder|milliarder|mld|bn|bilhões|bilhão|млрд|миллиард\p{L}*)$/u,
  ],
  [12, /^(?:trn|tn)$/u],
]
/** Languages in which "billion" and "trillion" are worth more than in English, or are ambiguous. */
const LONG_SCALE = new Set(['de', 'fr', 'es', 'it', 'nl', 'pl', 'sv', 'da', 'no'])
const inEnglish: Record<string, number> = { billion: 9, billions: 9, trillion: 12, trillions: 12 }
const inOneLanguage: Record<string, string[]> = { mil: ['es', 'pt'] }
const eastAsian: Record<string, number> = {
  千: 3,
  万: 4,
  萬: 4,
  만: 4,
  億: 8,
  亿: 8,
  억: 8,
  兆: 12,
  조: 12,
}

/**
 * The number of zeros of a scale word such as "million"; null if the word is ambiguous or not a
 * scale word.
 */
export function zerosOf(word: string, language: string | null): number | null {
  const known = eastAsian[word] ?? scales.find(([, words]) => words.test(word))?.[0]
  if (known !== undefined) return known
  if (word in inEnglish && !LONG_SCALE.has(language ?? '')) return inEnglish[word]!
  return inOneLanguage[word]?.includes(language ?? '') ? 3 : null
}

/**
 * Units in the form in which they are compared: percent, money, and measures with several
 * spellings.
 */
const units: [unit: string, words: RegExp][] = [
  [
    '%',
    /^(?:%|٪|％|percent|per cent|prozent|pour cent|por ciento|por cento|per cento|procent|prosent|prosenttia|процент\p{L}*)$/u,
  ],
  [
    'pp',
    /^(?:percentage points?|prozentpunkte?n?|points? de pourcentage|puntos? porcentual(?:es)?)$/u,
  ],
  ['$', /^(?:\$|us\$|usd|dollars?|dólares|dollari|доллар\p{L}*)$/u],
  ['€', /^(?:€|eur|euros?|евро)$/u],
  ['£', /^(?:£|gbp|pounds?|pfund)$/u],
  ['¥', /^(?:¥|￥|jpy|yen|円)$/u],
  ['cny', /^(?:cny|rmb|yuan|元)$/u],
  ['₹', /^(?:₹|inr|rs|rupees?)$/u],
  ['₽', /^(?:₽|rub|rubles?|roubles?|рубл\p{L}*)$/u],
  ['chf', /^(?:chf|franken)$/u],
  ['km', /^(?:km|kilomet(?:er|re)s?n?|kilomètres?|kilómetros?|chilometri|километр\p{L}*)$/u],
  ['m', /^(?:m|met(?:er|re)s?n?|mètres?|metros?|metri|метр\p{L}*)$/u],
  ['mi', /^(?:mi|miles?)$/u],
  ['kg', /^(?:kg|kilograms?|kilos?|kilogramm)$/u],
  ['t', /^(?:t|tons?|tonnes?|tonnen|toneladas?|tonnellate)$/u],
  ['°', /^(?:°|°c|°f|degrees?|grad|degrés?|grados?|gradi)$/u],
  ['', /^(?:st|nd|rd|th|er|e|ème|º|ª|°)?$/u],
]

/** The common name of all spellings of a unit; null for any other word. */
export function unitOf(written: string): string | null {
  const word = written.toLowerCase().replace(/\s+/gu, ' ')
  return units.find(([, words]) => words.test(word))?.[0] ?? null
}
