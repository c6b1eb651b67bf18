/** A word, or one character that is neither a letter, a digit nor a space. */
export interface Token {
  /** The token in lower case, with straight apostrophes. */
  key: string
  start: number
  end: number
  /** The space before the token: none, a space, or a line end, which no phrase crosses. */
  gap: '' | ' ' | '\n'
}

const TOKEN = /[\p{L}\p{N}\p{M}]+(?:['’.\-‐‑][\p{L}\p{N}\p{M}]+)*|[^\p{L}\p{N}\p{M}\s]/gu
const WORD = /^[\p{L}\p{N}\p{M}]/u
const LETTERS = /^[\p{L}\p{M}]+$/u

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let before = 0
  for (const match of text.matchAll(TOKEN)) {
    const start = match.index
    const end = start + match[0].length
    const gap = start === before ? '' : text.slice(before, start).includes('\n') ? '\n' : ' '
    tokens.push({ key: keyOf(match[0]), start, end, gap: before === 0 && start > 0 ? ' ' : gap })
    before = end
  }
  return tokens
}

export function isWord({ key }: Pick<Token, 'key'>): boolean {
  return WORD.test(key)
}

/** Says if a token has only letters. */
export function isOfLetters({ key }: Pick<Token, 'key'>): boolean {
  return LETTERS.test(key)
}

/** Counts words as a reader does: hyphens and apostrophes join words. */
export function countWords(text: string): number {
  return tokensOf(text).filter(isWord).length
}

/** The form in which words of texts and of lists are compared. */
export function keyOf(words: string): string {
  return words.toLowerCase().replaceAll('’', "'")
}

/**
 * The key of a phrase. Phrases that differ only in capitals, apostrophes or spaces have the same
 * key.
 */
export function phraseKey(tokens: readonly Token[]): string {
  return tokens.map(({ gap, key }, at) => (at === 0 ? key : gap + key)).join('')
}

/** Says if a sentence begins at a position. */
export function opensSentence(text: string, start: number): boolean {
  let at = start
  while (at > 0 && /["'“‘„‚«¿¡(\u202f\u00a0]/.test(text[at - 1]!)) at--
  if (at === 0) return true
  if (!/\s/.test(text[at - 1]!)) return false
  while (at > 0 && /[ \t\u202f\u00a0]/.test(text[at - 1]!)) at--
  while (at > 0 && /["'”’»)\]]/.test(text[at - 1]!)) at--
  return at === 0 || /[.!?…\n]/.test(text[at - 1]!)
}
