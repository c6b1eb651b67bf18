import { languagesWithFunctionWords } from '../words/function-words.ts'
import { formsOfWord, isStopWord } from './search-lexemes.ts'
import { readTokens, unitsOf, type SearchToken } from './search-tokens.ts'
import { quoted } from './search-vector.ts'
import { exactOf } from './word-stems.ts'
import { wordsApart } from './words-apart.ts'

/** Matches words, "phrases" and exclusions. A quotation that is not closed extends to the end. */
const PART = /"[^"]*"?|[^\s"]+/gu
const MINUSES = /^[-\s!#-/:-@[-`{-~]*-(?=["\p{L}\p{N}.])|^-+/u
/**
 * The most sets of function words that are left out. Further ones are rare and slow down the
 * search.
 */
const MOST_WAYS = 4
const MANY_WORDS = 24
const MOST_WAYS_OF_MANY = 2

interface QuestionOptions {
  /** The weights that are searched, such as "A" for titles; all if absent. */
  weights?: string
  /**
   * Lexemes to search instead of a word, by the word in lower case. For a run, all of its words are
   * searched.
   */
  instead?: ReadonlyMap<string, readonly string[]>
}

type Part = { isNot: boolean; isQuoted: boolean; tokens: QuestionToken[] }

type Operand = [words: string, position: number]

interface QuestionToken extends Omit<SearchToken, 'isCapital' | 'start' | 'end'> {
  /** The lower case of the word in Turkish, where "I" is a different letter. */
  turkish: string
}

/**
 * Writes a search as a `tsquery` of PostgreSQL: words, "phrases", -not, and `or` between them. A
 * word is searched in every form that `searchVector` may store, and ignored in languages in which
 * it is a stop word. Letters without spaces are searched as one piece. "" if nothing can be
 * searched.
 */
export function searchQuestion(
  search: string,
  { weights = '', instead = new Map() }: QuestionOptions = {},
): string {
  const choices = readChoices(search)
  const all = choices.flatMap((parts) => parts.flatMap(({ tokens }) => tokens))
  const ways = waysToLeaveOut(all.filter(({ text }) => !instead.has(text)))
  const forms = new Map(Array.from(instead, ([word, lexemes]) => [word, anyOf(lexemes, weights)]))
  const said = ways.flatMap((leftOut) =>
    choices.flatMap((parts) => {
      const wanted = parts.flatMap((part) => {
        const together = phraseOf(part.tokens, leftOut, forms, weights)
        const words = apartFrom(part, instead, weights) ?? together
        return words === '' ? [] : [part.isNot ? `!(${words})` : words]
      })
      return wanted.length === 0 ? [] : [`( ${wanted.join(' & ')} )`]
    }),
  )
  return [...new Set(said)].join(' | ')
}

/**
 * A word that results must contain, and the lexemes by which it is found. Signs and runs are found
 * only by themselves.
 */
export interface AskedWord {
  kind: SearchToken['kind'] | 'sign'
  word: string
  forms: string[]
  /** The words of a run that is not in a phrase, if it can be split. */
  apart: string[]
}

/** The words of a search that results must contain. */
export function tokensOfSearch(search: string): AskedWord[] {
  const tokens = readChoices(search).flatMap((parts) =>
    parts.flatMap(({ isNot, isQuoted, tokens }) =>
      isNot ? [] : tokens.map((token) => ({ token, isAlone: tokens.length === 1 && !isQuoted })),
    ),
  )
  return tokens.map(({ token, isAlone }) => {
    const { kind, text, sign } = token
    if (sign !== null) return { kind: 'sign', word: sign, forms: [exactOf(sign)], apart: [] }
    if (kind === 'run')
      return { kind, word: text, forms: [], apart: isAlone ? wordsApart(text) : [] }
    return { kind, word: text, forms: formsOf(token), apart: [] }
  })
}

/** Writes a search for any of some keywords, each as a phrase. */
export function keywordQuestion(keywords: readonly string[], options?: QuestionOptions): string {
  const phrases = keywords.map((keyword) => searchQuestion(inQuotes(keyword), options))
  return phrases.filter((words) => words !== '').join(' | ')
}

/** Writes words as a phrase of a search. */
export function inQuotes(words: string): string {
  return `"${words.replaceAll('"', ' ')}"`
}

function readChoices(search: string): Part[][] {
  const choices: Part[][] = [[]]
  let isDenied = false
  for (const { 0: written, index } of search.matchAll(PART)) {
    if (written.toLowerCase() === 'or') {
      choices.push([])
      continue
    }
    const minuses = MINUSES.exec(written)?.[0] ?? ''
    const tokens = readQuestion(written.slice(minuses.length))
    const isNot = minuses !== '' || isDenied
    const isQuoted = written.slice(minuses.length).startsWith('"')
    if (tokens.length > 0) choices.at(-1)!.push({ isNot, isQuoted, tokens })
    // A minus directly before a quotation excludes it, as in -"sea lane".
    isDenied = tokens.length === 0 && minuses !== '' && search[index + written.length] === '"'
  }
  return choices.filter((parts) => parts.length > 0)
}

function readQuestion(text: string): QuestionToken[] {
  const tokens: QuestionToken[] = []
  readTokens(text, null, 0, ({ kind, text, position, sign }) => {
    tokens.push({ kind, text, position, sign, turkish: text })
  })
  if (!/I/u.test(text)) return tokens
  let nth = 0
  readTokens(text, 'tr', 0, (token) => {
    const other = tokens[nth++]
    if (other?.position === token.position) other.turkish = token.text
  })
  return tokens
}

/** The largest sets of function words to leave out, by language, and last the empty set. */
function waysToLeaveOut(tokens: readonly QuestionToken[]): ReadonlySet<string>[] {
  const words = [...new Set(tokens.flatMap(({ sign, text }) => (sign === null ? [text] : [])))]
  const ways = new Map<string, ReadonlySet<string>>()
  for (const language of languagesWithFunctionWords) {
    const leftOut = words.filter((word) => isStopWord(word, language))
    if (leftOut.length > 0) ways.set(leftOut.join(' '), new Set(leftOut))
  }
  const most = words.length > MANY_WORDS ? MOST_WAYS_OF_MANY : MOST_WAYS
  const largest = [...ways.values()].toSorted((a, b) => b.size - a.size).slice(0, most - 1)
  return [...largest, new Set()]
}

function phraseOf(
  tokens: readonly QuestionToken[],
  leftOut: ReadonlySet<string>,
  forms: Map<string, string>,
  weights: string,
): string {
  const said = tokens.filter(({ sign, text }) => sign !== null || !leftOut.has(text))
  const words = inOrder(said.flatMap((token) => operandsOf(token, forms, weights)))
  return tokens.length > 1 || tokens[0]?.kind === 'run' ? words && `(${words})` : words
}

/** Joins operands that must follow each other at their distances. */
function inOrder(operands: readonly Operand[]): string {
  let phrase = ''
  let last = 0
  for (const [words, position] of operands) {
    const distance = position - last
    if (phrase === '') phrase = words
    else phrase = `${phrase} ${distance === 1 ? '<->' : `<${distance}>`} ${words}`
    last = position
  }
  return phrase
}

/** A search for the words of a run outside quotes, if `instead` has them; else null. */
function apartFrom(
  { tokens: [token, ...more], isNot, isQuoted }: Part,
  instead: ReadonlyMap<string, readonly string[]>,
  weights: string,
): string | null {
  if (token?.kind !== 'run' || more.length > 0 || isNot || isQuoted) return null
  const words = instead.get(token.text)?.map((word) => `(${inOrder(pairsOf(word, weights, 1))})`)
  return words ? `(${words.join(' & ')})` : null
}

function operandsOf(
  { kind, text, turkish, sign, position }: QuestionToken,
  forms: Map<string, string>,
  weights: string,
): Operand[] {
  const label = weights === '' ? '' : `:${weights}`
  if (sign !== null) return [[`${quoted(exactOf(sign))}${label}`, position]]
  if (kind === 'run') return pairsOf(text, weights, position)
  let words = forms.get(text)
  if (words === undefined) {
    words = anyOf(formsOf({ text, turkish }), weights)
    forms.set(text, words)
  }
  return [[words, position]]
}

function formsOf({ text, turkish }: Pick<QuestionToken, 'text' | 'turkish'>): string[] {
  return formsOfWord(text, (language) => (language === 'tr' ? turkish : text))
}

function anyOf(lexemes: readonly string[], weights: string): string {
  const label = weights === '' ? '' : `:${weights}`
  const each = lexemes.map((lexeme) => `${quoted(lexeme)}${label}`)
  return each.length === 1 ? each[0]! : `(${each.join(' | ')})`
}

/**
 * The fewest pairs of letters that identify a run. A single letter is searched as the beginning of
 * a pair, or as itself.
 */
function pairsOf(run: string, weights: string, first: number): Operand[] {
  const units = unitsOf(run)
  const label = weights === '' ? '' : `:${weights}`
  if (units.length === 1) return [[`${quoted(units[0]!)}:*${weights}`, first]]
  const pairs: Operand[] = []
  for (let nth = 0; nth < units.length; nth += 2) {
    const at = Math.min(nth, units.length - 2)
    pairs.push([`${quoted(units[at]! + units[at + 1]!)}${label}`, first + at])
  }
  return pairs
}
