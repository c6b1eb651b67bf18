/** Characters that a backslash escapes between double quotes. */
const ESCAPED = new Set(['"', '\\', '$', '`', '\n'])
const ANSI: Record<string, string> = { n: '\n', t: '\t', r: '\r', '0': '\0' }

/**
 * Splits a command into words as a shell does, without running anything; null if a quotation mark
 * is not closed.
 */
export function shellWords(line: string): string[] | null {
  const words: string[] = []
  let word: string | null = null
  let quote: '"' | "'" | 'ansi' | null = null
  for (let at = 0; at < line.length; at++) {
    const letter = line[at]!
    const next = line[at + 1] ?? ''
    if (quote !== null) {
      if (letter === (quote === 'ansi' ? "'" : quote)) quote = null
      else if (letter !== '\\' || quote === "'") word += letter
      else if (quote === 'ansi') {
        word += ANSI[next] ?? next
        at++
      } else if (ESCAPED.has(next)) {
        if (next !== '\n') word += next
        at++
      } else word += letter
    } else if (letter === '"' || letter === "'") {
      quote = letter
      word ??= ''
    } else if (letter === '$' && next === "'") {
      quote = 'ansi'
      word ??= ''
      at++
    } else if (letter === '\\') {
      // A backslash at the end of a line joins the next line to it.
      if (next === '\r' && line[at + 2] === '\n') at++
      else if (next !== '\n') word = (word ?? '') + next
      at++
    } else if (/\s/.test(letter)) {
      if (word !== null) words.push(word)
      word = null
    } else word = (word ?? '') + letter
  }
  if (quote !== null) return null
  return word === null ? words : [...words, word]
}
