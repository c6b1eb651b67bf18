import { endings, inflected } from './inflect.ts'
import { contractions, languages, type VoiceLanguage } from './languages.ts'
import { phraseKey, tokensOf, type Token } from './tokens.ts'
import type { VoiceRules, WordPair } from './voice.ts'
import { Weights } from './weights.ts'

/** A phrase of the list, or an inflected form of it. */
export interface Avoided {
  /** The index of the row in the list, from 0. */
  row: number
  instead: string | null
  /** True if only the capitals are wrong, as in "github". */
  isSpelling: boolean
}

export interface WordList {
  avoided: ReadonlyMap<string, Avoided>
  /**
   * Phrases that rows use as replacements, each with the first such row. Lower rows do not apply
   * within them.
   */
  said: ReadonlyMap<string, number>
  /** The number of tokens in the longest phrase that begins with a token. */
  longest: ReadonlyMap<string, number>
  /** The reasons why some rows do not apply their replacement, by row. */
  quarrels: ReadonlyMap<number, string>
}

interface Phrase {
  key: string
  tokens: readonly Token[]
}

const phraseOf = (words: string): Phrase => {
  const tokens = tokensOf(words)
  return { key: phraseKey(tokens), tokens }
}

/** Prepares the words of a voice for lookups. Upper rows take precedence. */
export function readWordList(rules: VoiceRules, language: VoiceLanguage): WordList {
  const list = new Reading(rules, language)
  for (const [row, pair] of rules.pairs.entries()) list.addPair(row, pair)
  if (language === 'en') for (const [row, pair] of rules.pairs.entries()) list.addForms(row, pair)
  return list
}

class Reading implements WordList {
  readonly avoided = new Map<string, Avoided>()
  readonly said = new Map<string, number>()
  readonly longest = new Map<string, number>()
  readonly quarrels = new Map<number, string>()
  readonly #weights = new Weights()
  readonly #byRules = new Set<string>()
  /** Characters that another rule inserts, which no row may remove. */
  readonly #inserted = new Set<string>()
  /** The spelling of a word, from the first row that has the word. */
  readonly #spellings = new Map<string, string>()

  constructor(rules: VoiceRules, language: VoiceLanguage) {
    for (const [from, to] of replacementsOf(rules, language)) {
      this.#weights.accept(tokensOf(from), tokensOf(to))
      this.#byRules.add(phraseOf(to).key)
    }
    if (rules.serialComma === 'always') this.#inserted.add(',')
    if (rules.languageMarks && language === 'es') this.#inserted.add('¿').add('¡')
  }

  addPair(row: number, { words, instead }: WordPair): void {
    const from = phraseOf(words)
    if (from.tokens.length === 0) return
    const upper = this.avoided.get(from.key)
    if (upper) return this.#quarrel(row, `Row ${upper.row + 1} has these words already.`)
    const saying = this.said.get(from.key)
    if (saying !== undefined) return this.#quarrel(row, `Row ${saying + 1} says to write this.`)
    if (this.#byRules.has(from.key)) return this.#quarrel(row, 'Another rule says to write this.')
    const to = phraseOf(instead)
    const isSpelling = to.key === from.key
    const isGood =
      instead !== '' && (isSpelling ? this.#spells(instead, to) : this.#accepts(from, to))
    if (instead !== '' && !isGood)
      this.#quarrel(row, 'Its replacement would undo another rule, so a person has to decide.')
    this.#add(from, { row, instead: isGood ? narrow(instead) : null, isSpelling })
    if (isGood && !isSpelling) this.#say(to, row)
  }

  /** Adds "leverages", "leveraged" and "leveraging", unless they have a row of their own. */
  addForms(row: number, { words, instead }: WordPair): void {
    const from = phraseOf(words)
    const base = this.avoided.get(from.key)
    if (base?.row !== row || base.isSpelling) return
    const last = from.tokens.at(-1)!
    const head = from.key.slice(0, from.key.length - last.key.length)
    for (const ending of endings) {
      if (ending !== 's' && from.tokens.length > 1) continue
      const form = inflected(last.key, ending)
      if (form === null || this.avoided.has(head + form)) continue
      if (this.said.has(head + form) || this.#byRules.has(head + form)) continue
      const given = phraseOf(head + form)
      const said = base.instead === null ? null : inflected(instead, ending)
      const to = said === null ? null : phraseOf(said)
      const isGood = to !== null && to.key !== given.key && this.#accepts(given, to)
      this.#add(given, { row, instead: isGood ? said : null, isSpelling: false })
      if (isGood) this.#say(to, row)
    }
  }

  #accepts(from: Phrase, to: Phrase): boolean {
    if (from.tokens.some(({ key }) => this.#inserted.has(key))) return false
    return this.#weights.accept(from.tokens, to.tokens)
  }

  /**
   * Records how a row spells its words; returns false if an upper row spells one of them
   * differently, because the two rows would replace each other forever.
   */
  #spells(instead: string, { tokens }: Phrase): boolean {
    const written = tokens.map(({ key, start, end }) => [key, instead.slice(start, end)] as const)
    if (written.some(([key, word]) => (this.#spellings.get(key) ?? word) !== word)) return false
    for (const [key, word] of written) this.#spellings.set(key, word)
    return true
  }

  #add(phrase: Phrase, avoided: Avoided): void {
    this.avoided.set(phrase.key, avoided)
    this.#remember(phrase)
  }

  #say(phrase: Phrase, row: number): void {
    if (phrase.tokens.length === 0 || this.said.has(phrase.key)) return
    this.said.set(phrase.key, row)
    this.#remember(phrase)
  }

  #remember({ tokens }: Phrase): void {
    const first = tokens[0]!.key
    this.longest.set(first, Math.max(tokens.length, this.longest.get(first) ?? 0))
  }

  #quarrel(row: number, why: string): void {
    this.quarrels.set(row, why)
  }
}

/** Collects the replacements of all other rules, which take precedence over every row. */
function replacementsOf(rules: VoiceRules, language: VoiceLanguage): [from: string, to: string][] {
  const { numbers, quotes } = languages[language]
  const made: [string, string][] = []
  if (rules.exclamationMarks !== null) made.push(['!', '.'])
  if (rules.quotes === 'curly') {
    made.push(['"', quotes.open], ['"', quotes.close], ["'", '’'], ["'", '‘'])
  }
  if (rules.smallNumbers === 'words')
    for (const [digit, word] of numbers.entries()) if (word) made.push([String(digit), word])
  if (rules.contractions === 'spelled-out' && language === 'en') {
    for (const [short, full] of contractions) if (full) made.push([short, full])
    made.push(["it's", 'it has'], ["he's", 'he has'], ["she's", 'she has'], ["that's", 'that has'])
  }
  if (rules.languageMarks && language === 'de') made.push(...germanReplacements)
  return made
}

/** Old German spellings and short forms, with the modern ones. */
export const germanReplacements: readonly [from: string, to: string][] = [
  ...(
    [
      ['daß', 'dass'],
      ['muß', 'muss'],
      ['mußte', 'musste'],
      ['läßt', 'lässt'],
      ['bißchen', 'bisschen'],
      ['Prozeß', 'Prozess'],
      ['Schluß', 'Schluss'],
      ['Fluß', 'Fluss'],
    ] as const
  ).map(([old, today]): [string, string] => [old, today]),
  ['z.B.', 'z. B.'],
  ['d.h.', 'd. h.'],
  ['u.a.', 'u. a.'],
  ['i.d.R.', 'i. d. R.'],
]

/** Reduces spaces in a replacement to one, as the rule about double spaces requires. */
function narrow(words: string): string {
  return words.replaceAll(/[^\S\n]+/g, ' ')
}
