/** A word, or one sign that is neither a letter, a digit nor a space. */
export interface Token {
  /** Lower case, with straight apostrophes. */
  key: string
  start: number
  end: number
  /** The space before it: none, some within the line, or a line end, which no phrase crosses. */
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

/** Says if it is a word of letters alone. */
export function isOfLetters({ key }: Pick<Token, 'key'>): boolean {
  return LETTERS.test(key)
}

/** Words as a reader counts them: hyphens and apostrophes join. */
export function countWords(text: string): number {
  return tokensOf(text).filter(isWord).length
}

/** The form in which words of a text and of a list are compared. */
export function keyOf(words: string): string {
  return words.toLowerCase().replaceAll('’', "'")
}

/** Some tokens as one key: equal for phrases that differ in capitals, apostrophes and the width of spaces. */
export function phraseKey(tokens: readonly Token[]): string {
  return tokens.map(({ gap, key }, at) => (at === 0 ? key : gap + key)).join('')
}

/** Says if a sentence begins there. */
export function opensSentence(text: string, start: number): boolean {
  let at = start
  while (at > 0 && /["'“‘„‚«¿¡(\u202f\u00a0]/.test(text[at - 1]!)) at--
  if (at === 0) return true
  if (!/\s/.test(text[at - 1]!)) return false
  while (at > 0 && /[ \t\u202f\u00a0]/.test(text[at - 1]!)) at--
  while (at > 0 && /["'”’»)\]]/.test(text[at - 1]!)) at--
  return at === 0 || /[.!?…\n]/.test(text[at - 1]!)
}
