import { inCaseOf, type Finding } from '../finding.ts'
import { contractions } from '../languages.ts'
import { opensSentence, type Token } from '../tokens.ts'
import type { Rule } from './rule.ts'

/** Words after "it's" that show that it means "it has". */
const AFTER_HAS = new Set(['been', 'got', 'had', 'become', 'gone'])
/** Words after "it's" that fit both "it is" and "it has", such as "finished". */
const MAY_FOLLOW_HAS = /(?:ed|en|ne|de|ght)$/

/**
 * Finds short forms and proposes the long ones. "It's" at the beginning of a sentence stays: the
 * long form would sound stiff, or might be "It has".
 */
export const spelledOut: Rule = {
  languages: ['en'],
  isOn: (rules) => rules.contractions === 'spelled-out',
  look({ text, tokens }) {
    return tokens.flatMap((token, at): Finding[] => {
      const full = contractions.get(token.key)
      if (full === undefined) return []
      const { start, end } = token
      if (token.key === "it's" && opensSentence(text, start)) return []
      const written =
        token.key.endsWith("'s") && full !== 'let us' ? isOrHas(full, tokens[at + 1]) : full
      const instead = written === null ? null : inCaseOf(text.slice(start, end), written)
      return [{ rule: 'contractions', start, end, instead, why: 'Short forms are written out.' }]
    })
  },
}

function isOrHas(full: string | null, next: Token | undefined): string | null {
  if (full === null || !next || next.gap !== ' ') return full
  if (AFTER_HAS.has(next.key)) return full.replace(/ is$/, ' has')
  return MAY_FOLLOW_HAS.test(next.key) ? null : full
}
