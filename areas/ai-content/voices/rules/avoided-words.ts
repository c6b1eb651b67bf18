import { inCaseOf, type Finding } from '../finding.ts'
import { opensSentence, phraseKey, type Token } from '../tokens.ts'
import { VOICES } from '../limits.ts'
import type { Avoided } from '../word-list.ts'
import { everyLanguage, type Look, type Rule } from './rule.ts'

interface Match {
  avoided: Avoided
  /** The index of its first token. */
  at: number
  start: number
  end: number
}

/** Finds words that the voice avoids. If two matches overlap, the upper row of the list wins. */
export const avoidedWords: Rule = {
  languages: everyLanguage,
  isOn: ({ pairs }) => pairs.length > 0,
  look(look) {
    const taken = new Uint8Array(look.text.length)
    return matchesIn(look).flatMap((match) => {
      const { start, end } = match
      if (taken.subarray(start, end).includes(1)) return []
      taken.fill(1, start, end)
      const finding = findingOf(look, match)
      return finding ? [finding] : []
    })
  },
}

/**
 * Finds matches of the list, upper rows first. A match inside a phrase that an upper row prescribes
 * is skipped.
 */
function matchesIn({ tokens, list }: Look): Match[] {
  const matches: Match[] = []
  const said: { row: number; end: number }[][] = []
  for (const [at, { key: first, start }] of tokens.entries()) {
    for (const [key, end] of phrasesFrom(tokens, at, list.longest.get(first) ?? 0)) {
      const avoided = list.avoided.get(key)
      if (avoided) matches.push({ avoided, at, start, end })
      const row = list.said.get(key)
      if (row !== undefined) (said[at] ??= []).push({ row, end })
    }
  }
  const isSaid = ({ avoided, at, end }: Match) =>
    said
      .slice(Math.max(0, at - LONGEST), at + 1)
      .some((here) => here?.some((upper) => upper.row < avoided.row && upper.end >= end))
  return (said.length === 0 ? matches : matches.filter((match) => !isSaid(match))).toSorted(
    (a, b) => a.avoided.row - b.avoided.row,
  )
}

/** The most tokens of a phrase, because each token has at least one character. */
const LONGEST = VOICES.phraseCharacters

/**
 * Yields the phrases that begin at a token: of one token, of two and so on, up to the end of the
 * line.
 */
function* phrasesFrom(
  tokens: readonly Token[],
  at: number,
  most: number,
): Generator<[key: string, end: number]> {
  let key = ''
  for (let nth = at; nth < at + most; nth++) {
    const token = tokens[nth]
    if (!token || (nth > at && token.gap === '\n')) return
    key = nth === at ? phraseKey([token]) : key + token.gap + token.key
    yield [key, token.end]
  }
}

function findingOf({ text }: Look, { start, end, avoided }: Match): Finding | null {
  const words = text.slice(start, end)
  const { instead, isSpelling } = avoided
  const rule = 'words'
  if (instead === null) {
    return { rule, start, end, instead, why: 'It is on your list of words to avoid.' }
  }
  if (!isSpelling) {
    const said = inCaseOf(words, instead)
    return { rule, start, end, instead: said, why: `Your list says “${said}” instead.` }
  }
  // "iPhone" keeps its lower-case letter at the beginning of a sentence; "internet" gets a capital.
  const mayOpen = instead === instead.toLowerCase() && opensSentence(text, start)
  const said = mayOpen ? inCaseOf(words.slice(0, 1), instead) : instead
  if (plain(words) === plain(instead) || plain(words) === plain(said)) return null
  return { rule, start, end, instead: said, why: `Your list writes it “${said}”.` }
}

/** Removes differences that other rules handle: curly apostrophes, and the width of spaces. */
function plain(words: string): string {
  return words.replaceAll('’', "'").replaceAll(/\s+/g, ' ')
}
