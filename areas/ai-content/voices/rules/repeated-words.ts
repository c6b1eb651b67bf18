import type { Finding } from '../finding.ts'
import { isOfLetters } from '../tokens.ts'
import { everyLanguage, type Rule } from './rule.ts'

/**
 * Finds a word that occurs twice in a row. Names ("Bora Bora") and words that may be repeated ("had
 * had") are left alone.
 */
export const repeatedWords: Rule = {
  languages: everyLanguage,
  isOn: (rules) => rules.repeatedWords,
  look({ text, tokens, data }) {
    const findings: Finding[] = []
    for (let at = 0; at < tokens.length; at++) {
      const first = tokens[at]!
      if (!isOfLetters(first) || data.mayRepeat.has(first.key)) continue
      let last = at
      while (tokens[last + 1]?.key === first.key && tokens[last + 1]!.gap === ' ') last++
      if (last === at) continue
      const { start } = first
      const { end } = tokens[last]!
      at = last
      if (isName(text, start, tokens[last]!.start)) continue
      const instead = text.slice(start, first.end)
      findings.push({ rule: 'repeated', start, end, instead, why: 'The same word twice in a row.' })
    }
    return findings
  },
}

function isName(text: string, first: number, second: number): boolean {
  const isCapital = (at: number) => text[at] !== text[at]!.toLowerCase()
  return isCapital(first) && isCapital(second)
}
