export type Gender = 'm' | 'f' | 'n'

/** A counted noun. */
export interface Counted {
  one: string
  many: string
  gender?: Gender
}

export interface Currency extends Counted {
  cents?: Counted
}

export interface WrittenDate {
  day: number
  /** The month, from 1. */
  month: number
  year: number | null
  /** The word in front in lower case, on which German dates depend. */
  before: string
  /** True if it was written "5 May" rather than "May 5". */
  dayFirst: boolean
}

export interface WrittenTime {
  hour: number
  minute: number
  /** Null if the language has no halves of the day. */
  half: 'am' | 'pm' | null
}

/** Words of a language for everything that is not written in words. */
export interface SpokenLanguage {
  decimal: '.' | ','
  /** True if digits after the mark are read one by one: "one four", not "fourteen". */
  decimalsByDigit: boolean
  /** Whole numbers below 10^15, as in counting, or before a noun. */
  cardinal(value: number, before?: Gender): string
  ordinal(value: number, gender: Gender): string
  year(value: number): string
  date(date: WrittenDate): string
  time(time: WrittenTime): string
  /** The written marks of an ordinal after its number, such as "rd" or "ª", and the gender that they tell. */
  ordinalMarks: Readonly<Record<string, Gender>>
  fraction(above: number, below: number): string | null
  /** Joins two ends in words, with the counted noun if it is known. */
  range(from: string, to: string): string
  score(home: string, guests: string): string
  /** "$5": the noun after the number; with a magnitude between them, "of" where the language says it. */
  of: (currency: string) => string
  cents(money: string, cents: string, noun: string): string
  currencies: Readonly<Record<string, Currency>>
  /** Scale words from a million on, as written. */
  magnitudes: Readonly<Record<string, Counted>>
  units: Readonly<Record<string, Counted>>
  /** Abbreviations as written, with their dots, and the words for them. */
  abbreviations: Readonly<Record<string, string>>
  /** Words for symbols, said between spaces. */
  symbols: Readonly<Record<string, string>>
  months: readonly string[]
  /** Short names of months, in lower case, without a dot. */
  shortMonths: Readonly<Record<string, number>>
  words: {
    point: string
    minus: string
    plus: string
    percent: string
    /** The gender of "percent", if the language counts it as a noun. */
    percentGender?: Gender
    /** "And a half", after a whole number. */
    andHalf: string
    /** "And a half", after a noun of each gender, if it follows the noun. */
    nounAndHalf?: Readonly<Record<Gender, string>>
    /** The word before "ten to fifteen". */
    rangeFrom?: string
    and: string
    /** The word between money and what it pays for: "five euros per hour". */
    per: string
    /** The first day of several in one month, with the word that leads to the last: "the third to". */
    firstDay: (day: number, before: string) => string
    celsius: string
    fahrenheit: string
    at: string
    dot: string
    slash: string
    hashtag: string
    number: string
    times: string
    degrees: Counted
    /** A ruler's name with its number, "Charles III": the name in front, with its likely gender. */
    ruler: (name: string, value: number) => string
  }
  /** The gender of a noun, if its form shows it. */
  genderOf(noun: string): Gender
  /** Words in capitals that are pronounced as words in this language. */
  saidAsWords: ReadonlySet<string>
  /** True if the month comes first: 1/2/2026 is the second of January. */
  monthFirst?: boolean
}
