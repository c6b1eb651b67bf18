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
  /** The word before the date in lower case, on which the form of German dates depends. */
  before: string
  /** True if it was written "5 May" rather than "May 5". */
  dayFirst: boolean
}

export interface WrittenTime {
  hour: number
  minute: number
  /** The half of the day; null if the text does not state it. */
  half: 'am' | 'pm' | null
}

/** The words of a language for reading numbers, symbols and abbreviations. */
export interface SpokenLanguage {
  decimal: '.' | ','
  /** True if digits after the decimal mark are read one by one: "one four", not "fourteen". */
  decimalsByDigit: boolean
  /** A whole number below 10^15 in words; `before` is the gender of the noun that follows. */
  cardinal(value: number, before?: Gender): string
  ordinal(value: number, gender: Gender): string
  year(value: number): string
  date(date: WrittenDate): string
  time(time: WrittenTime): string
  /**
   * The marks of an ordinal after its number, such as "rd" or "ª", and the gender that each shows.
   */
  ordinalMarks: Readonly<Record<string, Gender>>
  fraction(above: number, below: number): string | null
  /** Writes a range; its ends may be numbers or words. */
  range(from: string, to: string): string
  score(home: string, guests: string): string
  /** The currency after a magnitude, with the "of" that some languages need. */
  of: (currency: string) => string
  cents(money: string, cents: string, noun: string): string
  currencies: Readonly<Record<string, Currency>>
  /** Scale words from a million on, as written. */
  magnitudes: Readonly<Record<string, Counted>>
  units: Readonly<Record<string, Counted>>
  /** Abbreviations as written, with their dots, and the words for them. */
  abbreviations: Readonly<Record<string, string>>
  /** Words for symbols, which are read between spaces. */
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
    /** The words "and a half" after a whole number. */
    andHalf: string
    /** The words "and a half" after a noun of each gender, if the language puts them there. */
    nounAndHalf?: Readonly<Record<Gender, string>>
    /** The word before a range such as "ten to fifteen", if the language has one. */
    rangeFrom?: string
    and: string
    /** The word between money and what it pays for: "five euros per hour". */
    per: string
    /**
     * The first of several days in one month, including the word before the last: "the third to".
     */
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
    /** The name of a ruler with its number in words: "Charles the third" for "Charles III". */
    ruler: (name: string, value: number) => string
  }
  /** The gender that a noun's form suggests; the usual one if it suggests none. */
  genderOf(noun: string): Gender
  /** Acronyms that are pronounced as words in this language. */
  saidAsWords: ReadonlySet<string>
  /** True if the month comes first: 1/2/2026 is the second of January. */
  monthFirst?: boolean
}
