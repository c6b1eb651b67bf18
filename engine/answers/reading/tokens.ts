/** A word of a question, as written and as compared. */
export interface Token {
  written: string
  lower: string
  start: number
  end: number
  /** True if it is the first word of a sentence, whose capital says nothing. */
  isFirst: boolean
  /** The verb that was replaced, if this word replaces a phrase: "cut" of "cut off". */
  spoken?: string
}

/**
 * The number of tokens of a question that are read. The important words of a longer question are at
 * its beginning.
 */
export const READ_TOKENS = 2000

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.\-&][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu
/** Elided words, which are words of their own: "qu'est-ce", "what's", "l'eau". */
const ELIDED = /^(?:l|d|j|m|n|s|t|c|qu|dell|all|nell|dall|un|quand|lorsqu)['’]/u
const SENTENCE_END = /[.!?;:\n]/

export function tokensOf(text: string): Token[] {
  const found: Token[] = []
  let last = 0
  for (const match of text.matchAll(WORD)) {
    if (found.length >= READ_TOKENS) break
    const isFirst = found.length === 0 || SENTENCE_END.test(text.slice(last, match.index))
    last = match.index + match[0].length
    let start = match.index
    let written = match[0]
    const elided = ELIDED.exec(written.toLowerCase())?.[0]
    if (elided !== undefined && elided.length < written.length) {
      const end = start + elided.length
      found.push({ ...wordAt(written.slice(0, elided.length - 1), start, end), isFirst })
      written = written.slice(elided.length)
      start = end
      found.push({ ...wordAt(written, start, last), isFirst: false })
      continue
    }
    const short = /['’](?:s|re|d|ve|ll)$/u.exec(written.toLowerCase())?.[0]
    const bare = short === undefined ? written : written.slice(0, -short.length)
    found.push({ ...wordAt(bare, start, last), isFirst })
  }
  return found
}

function wordAt(written: string, start: number, end: number): Omit<Token, 'isFirst'> {
  return { written, lower: written.toLowerCase().replaceAll('’', "'"), start, end }
}

/** Phrases of several words by their first word, each with its meaning. */
export type Phrases<Meaning> = Map<string, { rest: string[]; meaning: Meaning }[]>

/**
 * Makes an index of phrases from pairs of a meaning and its phrases, which are separated by "|".
 * Longer phrases are matched first.
 */
export function phrases<Meaning>(lists: readonly [Meaning, string][]): Phrases<Meaning> {
  const found: Phrases<Meaning> = new Map()
  for (const [meaning, list] of lists) {
    for (const phrase of list.split('|')) {
      const [first = '', ...rest] = phrase.trim().split(/\s+/)
      found.set(first, [...(found.get(first) ?? []), { rest, meaning }])
    }
  }
  for (const all of found.values()) all.sort((a, b) => b.rest.length - a.rest.length)
  return found
}

export interface FoundPhrase<Meaning> {
  meaning: Meaning
  /** The position of the phrase's first token; `to` is that of the first token after the phrase. */
  from: number
  to: number
}

export function findPhrases<Meaning>(
  tokens: readonly Token[],
  known: Phrases<Meaning>,
): FoundPhrase<Meaning>[] {
  const found: FoundPhrase<Meaning>[] = []
  for (let from = 0; from < tokens.length; from++) {
    const fits = known
      .get(tokens[from]!.lower)
      ?.find(({ rest }) => rest.every((word, at) => tokens[from + 1 + at]?.lower === word))
    if (!fits) continue
    const to = from + 1 + fits.rest.length
    found.push({ meaning: fits.meaning, from, to })
    from = to - 1
  }
  return found
}
