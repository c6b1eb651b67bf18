/** The numbers of a model's word pieces; each is the piece's line in the vocabulary. */
export type PieceNumbers = ReadonlyMap<string, number>

const BEGIN = '[CLS]'
const END = '[SEP]'
const UNKNOWN = '[UNK]'
const CONTINUED = '##'
/** A longer word is unknown as a whole, as in BERT. */
const WORD_CHARACTERS = 100

/** Unassigned characters are kept, as the models' own tokenizers do. */
const control = /^[\p{Cc}\p{Cf}\p{Co}\p{Cs}]$/u
const space = /^\s$/u
const accent = /^\p{Mn}$/u
const punctuation = /^[\p{P}$+<=>^`|~]$/u
/** The blocks in which BERT treats each character as a word. */
const ideograph =
  /^[\u{4E00}-\u{9FFF}\u{3400}-\u{4DBF}\u{20000}-\u{2A6DF}\u{2A700}-\u{2B73F}\u{2B740}-\u{2B81F}\u{2B820}-\u{2CEAF}\u{F900}-\u{FAFF}\u{2F800}-\u{2FA1F}]$/u

/**
 * Reads a BERT vocabulary, one piece per line; null if a piece that every text needs is missing.
 */
export function readPieces(vocabulary: string): PieceNumbers | null {
  const lines = vocabulary.split(/\r?\n/u)
  const numbers = new Map<string, number>()
  for (const [number, piece] of lines.entries()) if (piece !== '') numbers.set(piece, number)
  return [BEGIN, END, UNKNOWN].every((piece) => numbers.has(piece)) ? numbers : null
}

/**
 * The numbers of a text's pieces, as BERT reads it without capitals and accents (WordPiece).
 * Returns at most `most` numbers, including those for the beginning and the end.
 */
export function wordPieces(text: string, numbers: PieceNumbers, most: number): number[] {
  const found = [numbers.get(BEGIN)!]
  for (const word of bareWords(text)) {
    if (found.length >= most - 1) break
    found.push(...piecesOf(word, numbers))
  }
  return [...found.slice(0, most - 1), numbers.get(END)!]
}

/** Words without capitals and accents; each punctuation mark and each ideograph is a word. */
function* bareWords(text: string): Generator<string> {
  let word = ''
  for (const character of text) {
    const isApart = punctuation.test(character) || ideograph.test(character)
    if ((isApart || space.test(character)) && word !== '') {
      yield bare(word)
      word = ''
    }
    if (isApart) yield bare(character)
    else if (!space.test(character) && !control.test(character) && character !== '\uFFFD') {
      word += character
    }
  }
  if (word !== '') yield bare(word)
}

function bare(word: string): string {
  const letters = Array.from(word.normalize('NFD')).filter((one) => !accent.test(one))
  // Letters are folded one by one, because folding a whole Greek word would give it a final sigma.
  return letters.map((letter) => letter.toLowerCase()).join('')
}

/**
 * Splits a word: the longest piece that it begins with, then the longest piece that the rest begins
 * with, and so on.
 */
function piecesOf(word: string, numbers: PieceNumbers): number[] {
  const letters = Array.from(word)
  if (letters.length > WORD_CHARACTERS) return [numbers.get(UNKNOWN)!]
  const pieces: number[] = []
  let start = 0
  while (start < letters.length) {
    const mark = start === 0 ? '' : CONTINUED
    let end = letters.length
    let number: number | undefined
    for (; end > start; end--) {
      number = numbers.get(mark + letters.slice(start, end).join(''))
      if (number !== undefined) break
    }
    if (number === undefined) return [numbers.get(UNKNOWN)!]
    pieces.push(number)
    start = end
  }
  return pieces
}
