import { inCaseOf, type Finding } from '../finding.ts'
import { units } from '../languages.ts'
import { isWord, opensSentence, type Token } from '../tokens.ts'
import { everyLanguage, type Look, type Rule } from './rule.ts'

/** Characters that make a number part of something else: 4.30, 3/4, $5, #7, +1. */
const JOINED = new Set('. , : / $ € £ ¥ % # + - – − × = * ° & @ § ~ _'.split(' '))

/** Characters of `JOINED` that may also end a word before a space. */
const ENDS = new Set(['.', ',', ':'])

/**
 * Finds numbers below ten that should be words. Numbers in units, dates, versions and "chapter 3"
 * keep their digits.
 */
export const smallNumbers: Rule = {
  languages: everyLanguage,
  isOn: (rules) => rules.smallNumbers === 'words',
  look({ text, tokens, data }) {
    return tokens.flatMap((token, at): Finding[] => {
      const digit = /^\d$/.test(token.key) ? Number(token.key) : null
      if (digit === null || !countsThings({ tokens, data }, at)) return []
      const word = data.numbers[digit] ?? null
      const { start, end } = token
      const instead = word !== null && opensSentence(text, start) ? inCaseOf('A', word) : word
      return [
        { rule: 'numbers', start, end, instead, why: 'Numbers below ten are written in words.' },
      ]
    })
  },
}

function countsThings({ tokens, data }: Pick<Look, 'tokens' | 'data'>, at: number): boolean {
  const { gap } = tokens[at]!
  const before = tokens[at - 1]
  const next = tokens[at + 1]
  if (!next || next.gap !== ' ' || !isWord(next) || /^\p{N}/u.test(next.key)) return false
  if (units.has(next.key) || data.keepsDigit.has(next.key)) return false
  // In "5 km/h" and "5 m/s" the unit itself continues after a sign.
  if (isJoinedTo(tokens[at + 2]) && next.key.length <= 3) return false
  if (!before) return true
  if (gap === '') return !isWord(before) && !JOINED.has(before.key)
  const isOfFormula = JOINED.has(before.key) && !ENDS.has(before.key)
  return gap === '\n' || !(data.labels.has(before.key) || /\p{N}$/u.test(before.key) || isOfFormula)
}

function isJoinedTo(token: Token | undefined): boolean {
  return token?.gap === '' && token.key === '/'
}
